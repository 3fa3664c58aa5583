import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { loadForm, saveForm } from '../../calls/form/storedForm'
import { ChildTypedCodec, TypedMeasurementCodec } from '../../shared/growth/typedCodecs'
import type { ChildTyped, StoredMeasurement } from '../../shared/growth/typedMeasurement'

/** What is kept of a check while it is not in the account. */
export interface StoredCheck {
  readonly typed: ChildTyped & StoredMeasurement
  /** The day on which the result was asked for, which is the measuring's where none was chosen; left out: not yet. */
  readonly readOn?: string
  /** The draft that was last made of it. */
  readonly draftId: string | null
  /** Whether that draft holds what stands in the form now. */
  readonly saved: boolean
  /** The refused draft that is being repaired. */
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

/** null: nothing kept, kept too long ago, or not readable. */
export const loadStoredCheck = (store: Store, now: number): StoredCheck | null =>
  loadForm(store, checkKey, StoredCheckCodec, now)

export const saveStoredCheck = (store: Store, now: number, check: StoredCheck | null): void =>
  check === null ? store.remove(checkKey) : saveForm(store, checkKey, check, now)
