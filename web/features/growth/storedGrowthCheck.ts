import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { loadForm, saveForm } from '../../calls/form/storedForm'
import { ChildTypedCodec, TypedMeasurementCodec } from '../../shared/growth/typedCodecs'
import type { ChildTyped, StoredMeasurement } from '../../shared/growth/typedMeasurement'

export interface StoredCheck {
  readonly typed: ChildTyped & StoredMeasurement
  /** The day of the result, used where no measurement day was chosen; missing: no result yet. */
  readonly readOn?: string
  readonly draftId: string | null
  readonly saved: boolean
  readonly repairs: string | null
}

export const checkKey = 'growth-check'

const idOrNull = t.union([t.string, t.null])

const StoredCheckCodec: t.Type<StoredCheck, unknown> = t.intersection([
  t.type({
    typed: t.intersection([ChildTypedCodec, TypedMeasurementCodec]),
    draftId: idOrNull,
    saved: t.boolean,
    repairs: idOrNull,
  }),
  t.partial({ readOn: t.string }),
])

type Store = Pick<KeyValueStore, 'get' | 'set' | 'remove'>

/** null: nothing stored, too old or unreadable. */
export const loadStoredCheck = (store: Store, now: number): StoredCheck | null =>
  loadForm(store, checkKey, StoredCheckCodec, now)

export const saveStoredCheck = (store: Store, now: number, check: StoredCheck | null): void =>
  check === null ? store.remove(checkKey) : saveForm(store, checkKey, check, now)
