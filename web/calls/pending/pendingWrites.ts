import { draftLacks } from '@careplus/core/growth'
import type {
  GrowthChange,
  GrowthDraft,
  GrowthRecords,
  IdempotencyKey,
  NewGrowthRecord,
  NewStoolCheck,
  Version,
} from '@careplus/core/ports'
import { formStore } from '../../composition/formStore'

export interface Replaced {
  readonly id: string
  readonly version: Version
  readonly change: GrowthChange
}

/** A measurement or a check that no server has answered yet, with its idempotency key. */
export type PendingWrite =
  | {
      readonly _tag: 'growth'
      readonly childId: string
      /** null: a new record. */
      readonly replaces: Replaced | null
      readonly record: NewGrowthRecord
      readonly key: IdempotencyKey
      /** Path and query of its form: while that page is open, the form itself sends it and reports the result. */
      readonly page: string
    }
  | { readonly _tag: 'stool'; readonly childId: string; readonly check: NewStoolCheck; readonly key: IdempotencyKey }

export const pageOpen = (): string => `${location.pathname}${location.search}`

export const writeGrowth = (
  records: Pick<GrowthRecords, 'add' | 'change'>,
  { childId, replaces, record, key }: Extract<PendingWrite, { readonly _tag: 'growth' }>,
) =>
  replaces === null
    ? records.add(childId, record, key)
    : records.change(childId, replaces.id, replaces.change, replaces.version, key)

const ending = '.waiting'

/** One for each form: the form's next write replaces it. */
export const pendingKey = (memberId: string, form: string): string => `${memberId}.${form}${ending}`

export const sendingKey = (memberId: string, form: string): string => `${memberId}.${form}.sending`

export const formsWithPendingWrite = (memberId: string): ReadonlyArray<string> =>
  formStore
    .keys()
    .filter((key) => key.startsWith(`${memberId}.`) && key.endsWith(ending))
    .map((key) => key.slice(memberId.length + 1, -ending.length))

export const isReady =
  (memberId: string) =>
  (draft: GrowthDraft): boolean =>
    draft.state._tag !== 'refused' && draftLacks(draft, memberId) === null
