import type { Sex } from '../domain/growth/reference.js'
import type { Measure } from './children.js'

/** A growth check kept on the device until it is in the account. `GrowthDraftCodec` writes it there. */
export interface GrowthDraft {
  readonly id: string
  readonly name: string
  readonly sex: Sex
  /** Centimetres, kilograms; null: not measured. */
  readonly height: number | null
  readonly weight: number
  /** ISO dates: birth, measurement. */
  readonly birthDate: string
  readonly date: string
  readonly measure?: Measure
  readonly head_circumference?: number
  readonly gestation_weeks?: number
  readonly gestation_days?: number
  /** The member it was made by; null: made signed out. */
  readonly memberId: string | null
  /** Text version that the parent agreed to for this child's health data; null: not asked yet, or refused. */
  readonly consentVersion: string | null
  /** That a child of ten or more agrees too. */
  readonly childAgrees?: boolean
  /** The child created (or chosen) for it, so that a repeat sends only the record. */
  readonly childId: string | null
  readonly state: GrowthDraftState
  /** Milliseconds since the epoch. */
  readonly savedAt: number
}

/** รอส่ง, กำลังส่ง, ส่งแล้ว, ต้องแก้ไข. */
export type GrowthDraftState =
  | { readonly _tag: 'waiting' }
  | { readonly _tag: 'sending' }
  | { readonly _tag: 'sent' }
  | { readonly _tag: 'refused'; readonly code: string; readonly field: string | null; readonly message: string }

/** Drafts on this device. A corrupt draft is left out of `list`, never thrown. */
export interface DraftStore {
  readonly list: () => ReadonlyArray<GrowthDraft>
  readonly put: (draft: GrowthDraft) => void
  readonly remove: (id: string) => void
  readonly onChange: (listener: () => void) => () => void
}
