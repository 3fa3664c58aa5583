import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { DraftStore, GrowthDraftState } from '../../ports/drafts.js'
import type { Lock } from '../../ports/lock.js'
import { draftLacks } from './draftLacks.js'
import { sendDraft, type SendDraftDeps, type Step, type Uploaded, type UploadFailure } from './sendDraft.js'

/** Ports for sending a draft and deleting it afterwards. */
export interface UploadDraftDeps extends SendDraftDeps {
  readonly drafts: Pick<DraftStore, 'list' | 'put' | 'remove'>
  readonly lock: Lock
}

const yesFields: ReadonlyArray<string> = ['version', 'child_agrees']

/** The consent was to an earlier text, or lacks the child's own, so the question is repeated. */
const isYesRefused = (failure: UploadFailure): boolean =>
  failure._tag === 'Refused' && yesFields.includes(failure.field?.replace(/^consent\./, '') ?? '')

export const uploadLock = 'growth-draft-upload'

/** Sends a draft once, however often it runs. `memberId` null: signed out. */
export type UploadDraft = (draftId: string, memberId: string | null) => Promise<Either<UploadFailure, Uploaded>>

const stateAfter = (failure: UploadFailure): GrowthDraftState =>
  failure._tag === 'Refused'
    ? { _tag: 'refused', code: failure.code, field: failure.field, message: failure.message }
    : { _tag: 'waiting' }

/** Sends a draft into the account: child, consent, record. Repeats, also in several tabs, create one child and one
 * record. Nothing is sent while sign-in, owner or consent is missing.
 * @example
 * const { children, consents, growthRecords: records } = memoryAccount()
 * const upload = uploadDraft({ children, consents, records, drafts: memoryDraftStore(), lock: memoryLock(), log: () => {} })
 * await upload('no-such-draft', 'member-1') // => { _tag: 'Right', right: { _tag: 'gone' } } */
export const uploadDraft =
  (deps: UploadDraftDeps): UploadDraft =>
  (draftId, memberId) =>
    deps.lock.run(uploadLock, async (): Step<Uploaded> => {
      const find = () => deps.drafts.list().find(({ id }) => id === draftId)
      const draft = find()
      if (draft === undefined) return E.right({ _tag: 'gone' })
      const lack = draftLacks(draft, memberId)
      if (lack !== null) return E.left(lack)
      deps.drafts.put({ ...draft, state: { _tag: 'sending' } })
      const outcome = await sendDraft(deps, draft)
      const now = find()
      if (E.isRight(outcome)) deps.drafts.remove(draftId)
      else if (now !== undefined && isYesRefused(outcome.left)) {
        deps.drafts.put({ ...now, consentVersion: null, state: { _tag: 'waiting' } })
        return E.left({ _tag: 'ConsentNeeded' })
      } else if (now !== undefined) deps.drafts.put({ ...now, state: stateAfter(outcome.left) })
      return outcome
    })
