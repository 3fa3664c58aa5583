import dayjs from 'dayjs'
import utcPlugin from 'dayjs/plugin/utc.js'

const setOnce = (): typeof dayjs.utc => {
  dayjs.extend(utcPlugin)
  dayjs.locale('en')
  return dayjs.utc
}

/** English and UTC, so that the device's zone and language do not change a date. */
export const utcDay = /*#__PURE__*/ setOnce()
