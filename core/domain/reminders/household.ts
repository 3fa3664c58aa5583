import type { IsoDate } from '../calendar/isoDate.js'
import type { FollowDue } from '../growth/followChild.js'
import type { MobilityInputs } from '../mobility/mobilityInputs.js'
import type { StoolInputs } from '../stool/stoolInputs.js'

/** A child whose health data may be kept. */
export interface RemindedChild {
  readonly id: string
  readonly nickname: string
  readonly birthDate: IsoDate
  /** The next step of its growth, by `followChild`; null: never measured. */
  readonly growth: Pick<FollowDue, 'kind' | 'on'> | null
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

/** To have its growth seen by somebody; to weigh and measure; to look at a stool, on a day 60 or 90 of its own too; to check strength. */
export type DueKind = 'visit' | 'weighing' | 'looking' | 'day60' | 'day90' | 'mobility'

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
