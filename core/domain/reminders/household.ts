import type { IsoDate } from '../calendar/isoDate.js'
import type { FollowDue } from '../growth/followChild.js'
import type { MobilityInputs } from '../mobility/mobilityInputs.js'
import type { StoolInputs } from '../stool/stoolInputs.js'

/** A child with consent to store health data; null: no check yet. `growth`: the next step by `followChild`. */
export interface RemindedChild {
  readonly id: string
  readonly nickname: string
  readonly birthDate: IsoDate
  readonly growth: Pick<FollowDue, 'kind' | 'on'> | null
  readonly stool: StoolInputs | null
}

/** An adult with consent to store data. `mobility` null: no check yet. */
export interface RemindedAdult {
  readonly id: string
  readonly name: string
  readonly mobility: MobilityInputs | null
}

/** The people in a member's care. */
export interface RemindedHousehold {
  readonly children: ReadonlyArray<RemindedChild>
  readonly adults: ReadonlyArray<RemindedAdult>
}

/** The kind of a due task. `visit`: a professional sees the child's growth. `looking`, `day60`, `day90`: check a
 * stool. `mobility`: check strength. */
export type DueKind = 'visit' | 'weighing' | 'looking' | 'day60' | 'day90' | 'mobility'

/** A task on a day: for whom and what, never why. `subject`: the child's or adult's id. */
export interface Due {
  readonly kind: DueKind
  readonly subject: string
  readonly name: string
  readonly on: IsoDate
  /** The number of a weekly stool check since the last check or birth; else 1. */
  readonly nth: number
}
