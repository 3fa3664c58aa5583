import type { Db } from '../../platform/store/store.js'

/** What was read off a bill goes with any of its pictures. */
export const forgetReading = (db: Db, picture: string) =>
  db
    .deleteFrom('bill_readings')
    .where('bill_id', '=', (of) => of.selectFrom('bill_pictures').select('bill_id').where('id', '=', picture))
    .execute()

/** Of a member who is being erased. */
export const forgetReadings = (db: Db, member: string) =>
  db
    .deleteFrom('bill_readings')
    .where('bill_id', 'in', (of) => of.selectFrom('bills').select('id').where('member_id', '=', member))
    .execute()
