import type { IsoDate } from '../calendar/isoDate.js'
import { assessMobility } from '../mobility/assessMobility.js'
import type { Due, DueKind, RemindedHousehold } from './household.js'
import { stoolCheckDates } from './stoolCheckDates.js'

const due = (kind: DueKind, subject: string, name: string, on: IsoDate | null): ReadonlyArray<Due> =>
  on === null ? [] : [{ kind, subject, name, on, nth: 1 }]

const order = (a: Due, b: Due): number => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)

/** A past day stays until it is done. */
export const dueDates = ({ children, adults }: RemindedHousehold, today: IsoDate): ReadonlyArray<Due> =>
  [
    ...children.flatMap((child) => [
      ...due(child.growth?.kind === 'visit' ? 'visit' : 'weighing', child.id, child.nickname, child.growth?.on ?? null),
      ...stoolCheckDates(child, today).map((check) => ({ ...check, subject: child.id, name: child.nickname })),
    ]),
    ...adults.flatMap(({ id, name, mobility }) =>
      due('mobility', id, name, mobility === null ? null : assessMobility(mobility).repeatOn),
    ),
  ].sort(order)
