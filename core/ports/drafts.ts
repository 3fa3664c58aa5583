import type { Sex } from '../domain/growth/reference.js'
import type { Measure } from './children.js'

/** A growth check on the device until the account has it. `GrowthDraftCodec` is its stored form. */
export interface GrowthDraft {
  readonly id: string
  readonly name: string
  readonly sex: Sex
  /** Centimetres and kilograms; null: not measured. */
  readonly height: number | null
  readonly weight: number
  readonly birthDate: string
  readonly date: string
  readonly measure?: Measure
  readonly head_circumference?: number
  readonly gestation_weeks?: number
  readonly gestation_days?: number
  /** null: made signed out. */
  readonly memberId: string | null
  /** Of the consent text for this child; null: not answered yet, or refused. */
  readonly consentVersion: string | null
  readonly childAgrees?: boolean
  /** The child created or chosen for it: a retry sends the record only. */
  readonly childId: string | null
  readonly state: GrowthDraftState
  /** Milliseconds since the epoch. */
  readonly savedAt: number
}

/** The state of a draft: รอส่ง, กำลังส่ง, ส่งแล้ว, ต้องแก้ไข. */
export type GrowthDraftState =
  | { readonly _tag: 'waiting' }
  | { readonly _tag: 'sending' }
  | { readonly _tag: 'sent' }
  | { readonly _tag: 'refused'; readonly code: string; readonly field: string | null; readonly message: string }

/** The drafts on this device. `list` leaves corrupt drafts out and never throws. */
export interface DraftStore {
  readonly list: () => ReadonlyArray<GrowthDraft>
  readonly put: (draft: GrowthDraft) => void
  readonly remove: (id: string) => void
  readonly onChange: (listener: () => void) => () => void
}
