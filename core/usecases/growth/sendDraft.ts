import * as E from 'fp-ts/Either'
import type { Children, GrowthRecords, HealthConsent } from '../../ports/children.js'
import type { Consents } from '../../ports/consents.js'
import type { DraftStore, GrowthDraft } from '../../ports/drafts.js'
import type { CallFailure } from '../../domain/call/failure.js'
import { isPassing, outcomeOf } from '../../domain/call/outcome.js'
import { draftKeys } from './growthDraft.js'
import { newChildOf, newRecordOf } from './sendable.js'

/** Ports for sending a draft. */
export interface SendDraftDeps {
  readonly drafts: Pick<DraftStore, 'list' | 'put'>
  readonly children: Pick<Children, 'create' | 'list'>
  readonly consents: Pick<Consents, 'record'>
  readonly records: Pick<GrowthRecords, 'add'>
  readonly log: (message: string) => void
}

/** Why a draft was not sent. It stays on the device. */
export type UploadFailure =
  | { readonly _tag: 'SignInNeeded' }
  /** Made signed out: the parent has not confirmed its owner yet. */
  | { readonly _tag: 'OwnerUnknown' }
  | { readonly _tag: 'NotYours' }
  | { readonly _tag: 'ConsentNeeded' }
  | { readonly _tag: 'Unreachable' }
  | { readonly _tag: 'Refused'; readonly code: string; readonly field: string | null; readonly message: string }

/** A draft after its upload. `gone`: another tab has sent or deleted it. */
export type Uploaded = { readonly _tag: 'sent'; readonly childId: string } | { readonly _tag: 'gone' }

export const uploadFailure = (failure: CallFailure): UploadFailure => {
  if (failure._tag === 'NetworkError' || isPassing(failure)) return { _tag: 'Unreachable' }
  if (outcomeOf(failure) === 'signInNeeded') return { _tag: 'SignInNeeded' }
  const [first] = failure.fields
  return {
    _tag: 'Refused',
    code: failure.code,
    field: first?.field ?? null,
    message: first?.message ?? failure.message,
  }
}

const agreesToo = ({ childAgrees }: GrowthDraft) => (childAgrees === undefined ? {} : { child_agrees: childAgrees })

const consentOf = (draft: GrowthDraft): HealthConsent | null =>
  draft.consentVersion === null ? null : { version: draft.consentVersion, ...agreesToo(draft) }

/** The result of one step of sending a draft. */
export type Step<A> = Promise<E.Either<UploadFailure, A>>

const consentOfChosen = async ({ children, log }: SendDraftDeps, childId: string): Step<void> => {
  const listed = await children.list()
  if (E.isLeft(listed)) {
    log(listed.left.message)
    return E.left(uploadFailure(listed.left))
  }
  const chosen = listed.right.find(({ id }) => id === childId)
  if (chosen === undefined) return E.left({ _tag: 'Refused', code: 'not_found', field: null, message: '' })
  return chosen.health_consent_at === null ? E.left({ _tag: 'ConsentNeeded' }) : E.right(undefined)
}

/** Each result is stored before the next call. A draft deleted meanwhile is not sent further. */
export const sendDraft = async (deps: SendDraftDeps, draft: GrowthDraft): Step<Uploaded> => {
  const { drafts, children, consents, records, log } = deps
  const keys = draftKeys(draft.id)
  const failed = (failure: CallFailure): E.Either<UploadFailure, never> => {
    log(failure.message)
    return E.left(uploadFailure(failure))
  }
  const findStored = () => drafts.list().find(({ id }) => id === draft.id)
  let { childId } = draft
  if (childId === null) {
    const created = await children.create(newChildOf(draft, consentOf(draft)), keys.child)
    if (E.isLeft(created)) return failed(created.left)
    if (created.right.id === '') return E.left({ _tag: 'Unreachable' })
    childId = created.right.id
    const now = findStored()
    if (now === undefined) return E.right({ _tag: 'gone' })
    // Another tab may have stored it as waiting.
    drafts.put({ ...now, childId, state: { _tag: 'sending' } })
  }
  if (draft.consentVersion === null) {
    const consented = await consentOfChosen(deps, childId)
    if (E.isLeft(consented)) return consented
  } else {
    const consent = {
      purpose: 'child_health',
      child_id: childId,
      granted: true,
      version: draft.consentVersion,
      ...agreesToo(draft),
    } as const
    const recorded = await consents.record(consent, keys.consent)
    if (E.isLeft(recorded)) return failed(recorded.left)
  }
  if (findStored() === undefined) return E.right({ _tag: 'gone' })
  const added = await records.add(childId, newRecordOf(draft), keys.growth)
  return E.isLeft(added) ? failed(added.left) : E.right({ _tag: 'sent', childId })
}
