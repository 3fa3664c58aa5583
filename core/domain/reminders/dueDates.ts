import type { IsoDate } from '../calendar/isoDate.js'
import { nextMeasuring } from '../growth/nextMeasuring.js'
import { assessMobility } from '../mobility/assessMobility.js'
import type { MobilityInputs } from '../mobility/mobilityInputs.js'
import { assessStool } from '../stool/assessStool.js'
import type { StoolInputs } from '../stool/stoolInputs.js'

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

/** To weigh and measure; to look at a stool again; to check strength. */
export type DueKind = 'weighing' | 'looking' | 'mobility'

/** Something to be done on a day: for whom and what, never why or how it was found. */
export interface Due {
  readonly kind: DueKind
  /** The child's or the adult's id. One due of a kind for each. */
  readonly subject: string
  readonly name: string
  readonly on: IsoDate
}

/** The day to look again; in the days of close watch there always is one. null: on the doctor's word, or when it changes. */
const lookAgainOn = (check: StoolInputs): IsoDate | null => {
  const { lookAgain, closeWatch } = assessStool(check)
  return 'on' in lookAgain ? lookAgain.on : (closeWatch?.nextLook ?? null)
}

const due = (kind: DueKind, subject: string, name: string, on: IsoDate | null): ReadonlyArray<Due> =>
  on === null ? [] : [{ kind, subject, name, on }]

const order = (a: Due, b: Due): number => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)

/** What is due next, for everyone of a household, the earliest day first. A day that has passed stays until it is done. */
export const dueDates = ({ children, adults }: RemindedHousehold): ReadonlyArray<Due> =>
  [
    ...children.flatMap(({ id, nickname, birthday, measuredOn, stool }) => [
      ...due('weighing', id, nickname, measuredOn === null ? null : nextMeasuring(birthday, measuredOn)),
      ...due('looking', id, nickname, stool === null ? null : lookAgainOn(stool)),
    ]),
    ...adults.flatMap(({ id, name, mobility }) =>
      due('mobility', id, name, mobility === null ? null : assessMobility(mobility).repeatOn),
    ),
  ].sort(order)

/** Of these what became due after one day, up to another: each falls into one such stretch, wherever they are cut. */
export const dueBetween = (dues: ReadonlyArray<Due>, after: IsoDate, upTo: IsoDate): ReadonlyArray<Due> =>
  dues.filter(({ on }) => on > after && on <= upTo)
