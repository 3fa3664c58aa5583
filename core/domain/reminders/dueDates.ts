import type { IsoDate } from '../calendar/isoDate.js'
import { nextMeasuring } from '../growth/nextMeasuring.js'
import { assessMobility } from '../mobility/assessMobility.js'
import type { MobilityInputs } from '../mobility/mobilityInputs.js'
import type { StoolInputs } from '../stool/stoolInputs.js'
import { looksOf } from './looks.js'

/** A child whose health data may be kept. */
export interface RemindedChild {
  readonly id: string
  readonly nickname: string
  readonly birthday: IsoDate
  /** The newest day of measuring; null: never measured. */
  readonly measuredOn: IsoDate | null
  /** The newest stool check; null: none. */
  readonly stool: StoolInputs | null
}

/** An adult whose data may be kept. */
export interface RemindedAdult {
  readonly id: string
  readonly name: string
  /** The newest mobility check; null: none. */
  readonly mobility: MobilityInputs | null
}

/** Those whom a member looks after. */
export interface RemindedHousehold {
  readonly children: ReadonlyArray<RemindedChild>
  readonly adults: ReadonlyArray<RemindedAdult>
}

/** To weigh and measure; to look at a stool, on a day 60 or 90 of its own too; to check strength. */
export type DueKind = 'weighing' | 'looking' | 'day60' | 'day90' | 'mobility'

/** Something to be done on a day: for whom and what, never why or how it was found. */
export interface Due {
  readonly kind: DueKind
  /** The child's or the adult's id. */
  readonly subject: string
  readonly name: string
  readonly on: IsoDate
  /** 1, but for weekly looks: the third since the last check, or since birth, keeps its place whatever day it is. */
  readonly nth: number
}

const due = (kind: DueKind, subject: string, name: string, on: IsoDate | null): ReadonlyArray<Due> =>
  on === null ? [] : [{ kind, subject, name, on, nth: 1 }]

const order = (a: Due, b: Due): number => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)

/** What is due for everyone of a household, the earliest day first. A day that has passed stays until it is done. */
export const dueDates = ({ children, adults }: RemindedHousehold, today: IsoDate): ReadonlyArray<Due> =>
  [
    ...children.flatMap((child) => [
      ...due(
        'weighing',
        child.id,
        child.nickname,
        child.measuredOn === null ? null : nextMeasuring(child.birthday, child.measuredOn),
      ),
      ...looksOf(child, today).map((look) => ({ ...look, subject: child.id, name: child.nickname })),
    ]),
    ...adults.flatMap(({ id, name, mobility }) =>
      due('mobility', id, name, mobility === null ? null : assessMobility(mobility).repeatOn),
    ),
  ].sort(order)
