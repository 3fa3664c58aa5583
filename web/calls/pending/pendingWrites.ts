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

/** A record that is changed: on which version, and what of it changes. */
export interface Replaced {
  readonly id: string
  readonly version: Version
  readonly change: GrowthChange
}

/** A measuring or a check that its parent has sent, and that found no server: with the key it left with. */
export type PendingWrite =
  | {
      readonly _tag: 'growth'
      readonly childId: string
      /** The record in whose place it comes; null: it is one more. */
      readonly replaces: Replaced | null
      readonly record: NewGrowthRecord
      readonly key: IdempotencyKey
      /** The page of its form, path and query: while that is open, the form sends it itself and says how it went. */
      readonly page: string
    }
  | { readonly _tag: 'stool'; readonly childId: string; readonly check: NewStoolCheck; readonly key: IdempotencyKey }

/** The page that is open: path and query. */
export const pageOpen = (): string => `${location.pathname}${location.search}`

/** One more record, or the one in whose place it comes. */
export const writeGrowth = (
  records: Pick<GrowthRecords, 'add' | 'change'>,
  { childId, replaces, record, key }: Extract<PendingWrite, { readonly _tag: 'growth' }>,
) =>
  replaces === null
    ? records.add(childId, record, key)
    : records.change(childId, replaces.id, replaces.change, replaces.version, key)

const ending = '.waiting'

/** One of each form: what that form sends next takes its place. */
export const pendingKey = (memberId: string, form: string): string => `${memberId}.${form}${ending}`

/** The last try of a form to send, with its key. */
export const sendingKey = (memberId: string, form: string): string => `${memberId}.${form}.sending`

/** The forms of this member that wait on this device. */
export const formsWithPendingWrite = (memberId: string): ReadonlyArray<string> =>
  formStore
    .keys()
    .filter((key) => key.startsWith(`${memberId}.`) && key.endsWith(ending))
    .map((key) => key.slice(memberId.length + 1, -ending.length))

/** Drafts of this member that nothing is to be asked about any more. */
export const isReady =
  (memberId: string) =>
  (draft: GrowthDraft): boolean =>
    draft.state._tag !== 'refused' && draftLacks(draft, memberId) === null
