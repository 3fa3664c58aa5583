import type { Db } from '../../platform/store/store.js'

/** The grants in force: neither ended nor past their last day, of people who are still staff. */
export const heldGrants = (db: Db, now: Date) =>
  db
    .selectFrom('staff_grants')
    .innerJoin('staff_people', 'staff_people.id', 'staff_grants.person_id')
    .where('staff_grants.ended_at', 'is', null)
    .where('staff_people.ended_at', 'is', null)
    .where((of) => of.or([of('until', 'is', null), of('until', '>', now)]))
