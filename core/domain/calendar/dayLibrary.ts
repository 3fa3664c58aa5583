import dayjs from 'dayjs'
import utcPlugin from 'dayjs/plugin/utc.js'

dayjs.extend(utcPlugin)
dayjs.locale('en')

/** The date library, set once: English and UTC, so that no device's zone or language reaches a date. */
export const utcDay = dayjs.utc
