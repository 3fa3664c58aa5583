import dayjs from 'dayjs'
import utcPlugin from 'dayjs/plugin/utc.js'

const setOnce = (): typeof dayjs.utc => {
  dayjs.extend(utcPlugin)
  dayjs.locale('en')
  return dayjs.utc
}

/** The date library, set once: English and UTC, so that no device's zone or language reaches a date. */
export const utcDay = /*#__PURE__*/ setOnce()
