import type { Either } from 'fp-ts/Either'
import { assign, fromPromise, setup } from 'xstate'
import type { HealthConsent } from '../../ports/children.js'
import { agreeToKeep, chooseChild, claimDraft } from './prepareDraft.js'
import type { Uploaded, UploadFailure } from './sendDraft.js'
import { uploadDraft, type UploadDraftDeps } from './uploadDraft.js'

interface Input {
  readonly draftId: string
  readonly memberId: string | null
}
interface Context extends Input {
  readonly refusal: Extract<UploadFailure, { _tag: 'Refused' }> | null
  /** null: not sent, or sent by another tab. */
  readonly childId: string | null
}
export type GrowthDraftUploadEvent =
  | { readonly type: 'member.signedIn'; readonly memberId: string }
  | { readonly type: 'owner.confirmed' }
  | { readonly type: 'owner.declined' }
  | { readonly type: 'consent.given'; readonly consent: HealthConsent; readonly childId: string | null }
  | { readonly type: 'consent.declined' }
  /** 'This is น้องมะลิ': a child of the account. If it has no consent, that is the next question. */
  | { readonly type: 'child.chosen'; readonly childId: string }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'draft.amended'; readonly draftId: string }

interface Agreed {
  readonly draftId: string
  readonly consent: HealthConsent
  readonly childId: string | null
}

type Outcome = Either<UploadFailure, Uploaded>
const notProvided = () => Promise.reject(new Error('actor not provided'))

const failedWith = ({ event }: { event: unknown }, { tag }: { tag: UploadFailure['_tag'] }): boolean => {
  const { output } = event as { output: Outcome }
  return output._tag === 'Left' && output.left._tag === tag
}

/** Tags: `busy` กำลังส่ง · `waiting` รอส่ง · `needsRepair` ต้องแก้ไข · `sent` ส่งแล้ว · `asks` a question to the
 * parent · `retryable` shows a retry button. */
export const growthDraftUploadMachine = setup({
  types: { context: {} as Context, events: {} as GrowthDraftUploadEvent, input: {} as Input, tags: {} as Tag },
  actors: { upload: fromPromise<Outcome, Input>(notProvided) },
  actions: {
    claim: (_, _claim: { readonly draftId: string; readonly memberId: string | null }) => {},
    agree: (_, _agreed: Agreed) => {},
    choose: (_, _chosen: { readonly draftId: string; readonly childId: string }) => {},
  },
  guards: { failedWith },
}).createMachine({
  id: 'growthDraftUpload',
  context: ({ input }) => ({ ...input, refusal: null, childId: null }),
  initial: 'uploading',
  states: {
    uploading: {
      tags: 'busy',
      invoke: {
        src: 'upload',
        input: ({ context: { draftId, memberId } }) => ({ draftId, memberId }),
        onDone: [
          { guard: { type: 'failedWith', params: { tag: 'SignInNeeded' } }, target: 'signingIn' },
          { guard: { type: 'failedWith', params: { tag: 'OwnerUnknown' } }, target: 'claiming' },
          { guard: { type: 'failedWith', params: { tag: 'ConsentNeeded' } }, target: 'consenting' },
          { guard: { type: 'failedWith', params: { tag: 'NotYours' } }, target: 'anothers' },
          { guard: { type: 'failedWith', params: { tag: 'Unreachable' } }, target: 'waiting' },
          {
            guard: { type: 'failedWith', params: { tag: 'Refused' } },
            target: 'refused',
            actions: assign({
              refusal: ({ event: { output } }) =>
                output._tag === 'Left' && output.left._tag === 'Refused' ? output.left : null,
            }),
          },
          {
            target: 'sent',
            actions: assign({
              childId: ({ event: { output } }) =>
                output._tag === 'Right' && output.right._tag === 'sent' ? output.right.childId : null,
            }),
          },
        ],
        onError: 'broken',
      },
    },
    signingIn: { tags: ['waiting', 'asks'] },
    claiming: {
      tags: ['waiting', 'asks'],
      on: {
        'owner.confirmed': {
          target: 'uploading',
          actions: { type: 'claim', params: ({ context: { draftId, memberId } }) => ({ draftId, memberId }) },
        },
        'owner.declined': 'kept',
      },
    },
    consenting: {
      tags: ['waiting', 'asks'],
      on: {
        'consent.given': {
          target: 'uploading',
          actions: {
            type: 'agree',
            params: ({ context: { draftId }, event: { consent, childId } }) => ({ draftId, consent, childId }),
          },
        },
        'consent.declined': 'kept',
        'child.chosen': {
          target: 'uploading',
          actions: {
            type: 'choose',
            params: ({ context: { draftId }, event: { childId } }) => ({ draftId, childId }),
          },
        },
      },
    },
    waiting: {
      tags: ['waiting', 'retryable'],
      on: { 'retry.requested': 'uploading', 'connection.returned': 'uploading' },
    },
    /** The parent refused for now; only a retry repeats the question. */
    kept: { tags: ['waiting', 'retryable'], on: { 'retry.requested': 'uploading' } },
    anothers: { tags: 'waiting' },
    refused: {
      tags: 'needsRepair',
      on: {
        'draft.amended': {
          target: 'uploading',
          actions: assign({ draftId: ({ event: { draftId } }) => draftId, refusal: null }),
        },
      },
    },
    /** A defect, not a refusal. The draft is still on the device. */
    broken: { tags: ['waiting', 'retryable'], on: { 'retry.requested': 'uploading' } },
    sent: { tags: 'sent', type: 'final' },
  },
  on: {
    'member.signedIn': {
      target: '.uploading',
      actions: assign({ memberId: ({ event: { memberId } }) => memberId }),
    },
  },
})

type Tag = 'busy' | 'waiting' | 'needsRepair' | 'sent' | 'asks' | 'retryable'

/** The machine with its effects.
 * @example
 * const { children, consents, growthRecords: records } = memoryAccount()
 * const machine = growthDraftUpload({ children, consents, records, drafts: memoryDraftStore(), lock: memoryLock(), log: () => {} })
 * const actor = createActor(machine, { input: { draftId: 'no-such-draft', memberId: 'member-1' } }).start()
 * await waitFor(actor, (state) => state.status === 'done')
 * actor.getSnapshot().value // => 'sent' */
export const growthDraftUpload = (deps: UploadDraftDeps) =>
  growthDraftUploadMachine.provide({
    actors: { upload: fromPromise(({ input }) => uploadDraft(deps)(input.draftId, input.memberId)) },
    actions: {
      claim: (_, { draftId, memberId }) => {
        if (memberId !== null) claimDraft(deps)(draftId, memberId)
      },
      agree: (_, { draftId, consent, childId }) => {
        // The child first, else the upload would create one.
        if (childId !== null) chooseChild(deps)(draftId, childId)
        agreeToKeep(deps)(draftId, consent)
      },
      choose: (_, { draftId, childId }) => chooseChild(deps)(draftId, childId),
    },
  })
