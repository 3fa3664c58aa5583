import { isRight, type Either } from 'fp-ts/Either'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import { outcomeOf, waitOf } from '../../domain/call/outcome.js'
import type { CallFailure } from '../../domain/call/failure.js'
import type { BillPicture, BillUploads, UploadedReading } from '../../ports/loyalty.js'
import type { Random } from '../../ports/random.js'

interface Context {
  /** As the form shows them; one with an `uploadId` has arrived. */
  readonly pictures: ReadonlyArray<BillPicture>
  /** What the server said to pictures that it would not have, by their bytes. */
  readonly refusals: ReadonlyMap<Uint8Array, string>
  /** The picture on its way, and how many of its bytes have gone. */
  readonly under: BillPicture | null
  readonly sent: number
  readonly all: number
  /** Tries that came to nothing, one after another. */
  readonly tries: number
  readonly failure: CallFailure | null
  /** How often it was asked what stands on these pictures. */
  readonly asks: number
  /** The newest; it stays until another is there, or its pictures are gone. */
  readonly reading: UploadedReading | null
  /** The bytes of the pictures that it was read off, in its order. */
  readonly readOf: ReadonlyArray<Uint8Array>
  /** Whether these pictures were sent anew already, the server having had them no more. */
  readonly anew: boolean
  /** False: the server reads nothing now. */
  readonly isRead: boolean
}

export type BillReadingEvent =
  /** `pictures`: those of the form, each by the same bytes as before. */
  | { readonly type: 'pictures.changed'; readonly pictures: ReadonlyArray<BillPicture> }
  /** They are of a bill on its way: nothing of them is to be forgotten. */
  | { readonly type: 'bill.kept' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'bytes.sent'; readonly sent: number; readonly all: number }
  | { readonly type: 'upload.ended'; readonly bytes: Uint8Array; readonly answer: Uploaded }

type Uploaded = Either<CallFailure, { readonly id: string; readonly is_read: boolean }>
type Answer = Either<CallFailure, UploadedReading>

/** What the server says to a picture; '' where nothing is to be said: the bill's own sending will be judged. */
const refusalOf = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && outcomeOf(failure) === 'refused' ? (failure.fields[0]?.message ?? '') : ''

/** `uploading` and `paused`: a picture has not arrived; `reading`: it is being read; `late`: nobody waits for that any more. */
type Tag = 'uploading' | 'paused' | 'waiting' | 'reading' | 'read' | 'notRead' | 'late'

/** Between tries of a page that stays open; a returned connection does not wait for them. */
const pausesMs = [3_000, 10_000, 30_000] as const
const longestPauseMs = 60_000
const askAgainMs = 1_000
/** A reading that takes longer than these is not waited for. */
const mostAsks = 90
/** A server that answers so often with nothing is left alone: the bill brings its pictures. */
const mostAnswered = 6

/** It may well go through by itself. Where there were too many it is left alone as well. */
const mayTryAgain = (failure: CallFailure | null, { tries }: Pick<Context, 'tries'>): boolean =>
  failure !== null && outcomeOf(failure) === 'passing' && (failure._tag === 'NetworkError' || tries < mostAnswered)

const pauseMs = ({ tries, failure }: Pick<Context, 'tries' | 'failure'>): number => {
  const asked = failure === null ? 0 : waitOf(failure) * 1000
  return Math.min(longestPauseMs, Math.max(asked, pausesMs[Math.min(tries, pausesMs.length) - 1] ?? pausesMs[0]))
}

const nextOf = ({ pictures, refusals }: Context): BillPicture | null =>
  pictures.find(({ uploadId, bytes }) => uploadId === undefined && !refusals.has(bytes)) ?? null

const arrivedOf = ({ pictures }: Pick<Context, 'pictures'>): ReadonlyArray<BillPicture> =>
  pictures.filter(({ uploadId }) => uploadId !== undefined)

const idsOf = ({ pictures }: Context): ReadonlyArray<string> => pictures.flatMap(({ uploadId }) => uploadId ?? [])

/** The pictures of the form with what is known of each here; the form may not know it yet. */
const followed = (
  { pictures }: Pick<Context, 'pictures'>,
  shown: ReadonlyArray<BillPicture>,
): ReadonlyArray<BillPicture> =>
  shown.map((picture) => pictures.find(({ bytes }) => bytes === picture.bytes) ?? picture)

const dropped = ({ context, event }: { readonly context: Context; readonly event: BillReadingEvent }) => ({
  ids:
    event.type !== 'pictures.changed'
      ? []
      : context.pictures.flatMap(({ bytes, uploadId }) =>
          event.pictures.some((each) => each.bytes === bytes) ? [] : (uploadId ?? []),
        ),
})

/** What was read goes with the last of its pictures. */
const follow = assign<
  Context,
  Extract<BillReadingEvent, { type: 'pictures.changed' }>,
  undefined,
  BillReadingEvent,
  never
>(({ context, event }) => ({
  pictures: followed(context, event.pictures),
  reading: event.pictures.some(({ bytes }) => context.readOf.includes(bytes)) ? context.reading : null,
  asks: 0,
  tries: 0,
  anew: false,
}))

const answerIs = ({ event }: { event: unknown }, { state }: { readonly state: UploadedReading['state'] }): boolean => {
  const { output } = event as { readonly output: Answer }
  return isRight(output) && output.right.state === state
}

const failureOf = ({ event }: { event: unknown }): CallFailure | null => {
  const { output } = event as { readonly output: Answer }
  return isRight(output) ? null : output.left
}

const isGone = ({ event }: { event: unknown }): boolean => {
  const failure = failureOf({ event })
  return failure !== null && outcomeOf(failure) === 'missing'
}

/**
 * The pictures of a bill that is being typed: they go up one after another, and what stands on them is asked for once all are
 * there. Nothing waits for it: whatever comes of it, the bill can be typed and sent.
 */
export const billReadingMachine = setup({
  types: { context: {} as Context, events: {} as BillReadingEvent, tags: {} as Tag },
  actors: {
    upload: fromCallback<BillReadingEvent, { readonly picture: BillPicture | null }>(() => undefined),
    ask: fromPromise<Answer, { readonly ids: ReadonlyArray<string> }>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    /** For the server: the form has these no more. */
    forget: (_, _told: { readonly ids: ReadonlyArray<string> }) => {},
    /** The answers that were given to these are true no more: they are sent under other keys from now on. */
    renewKeys: (_, _told: { readonly pictures: ReadonlyArray<BillPicture> }) => {},
  },
  guards: {
    answerIs,
    hasNext: ({ context }) => nextOf(context) !== null,
    hasAll: ({ context }) => context.isRead && idsOf(context).length > 0,
    isSame: ({ context, event }) =>
      event.type === 'pictures.changed' &&
      event.pictures.length === context.pictures.length &&
      event.pictures.every(({ bytes }, at) => bytes === context.pictures[at]?.bytes),
    stillThere: ({ context, event }) =>
      event.type === 'pictures.changed' && event.pictures.some(({ bytes }) => bytes === context.under?.bytes),
    someWait: ({ context, event }) =>
      event.type === 'pictures.changed' && nextOf({ ...context, pictures: followed(context, event.pictures) }) !== null,
    arrived: ({ event }) => event.type === 'upload.ended' && isRight(event.answer),
    willPass: ({ context, event }) =>
      event.type === 'upload.ended' && !isRight(event.answer) && mayTryAgain(event.answer.left, context),
    isGone: ({ context, event }) => !context.anew && isGone({ event }),
    askPasses: ({ context, event }) => mayTryAgain(failureOf({ event }), context),
    enough: ({ context }) => context.asks >= mostAsks,
  },
  delays: { pause: ({ context }) => pauseMs(context), askAgain: askAgainMs },
}).createMachine({
  id: 'billReading',
  context: {
    pictures: [],
    refusals: new Map(),
    under: null,
    sent: 0,
    all: 0,
    tries: 0,
    failure: null,
    asks: 0,
    reading: null,
    readOf: [],
    anew: false,
    isRead: true,
  },
  initial: 'idle',
  on: {
    'pictures.changed': [
      { guard: 'isSame' },
      { target: '.deciding', actions: [{ type: 'forget', params: dropped }, follow] },
    ],
    'bill.kept': {
      target: '.idle',
      actions: assign({ pictures: [], refusals: new Map(), under: null, reading: null, readOf: [] }),
    },
  },
  states: {
    idle: {},
    deciding: {
      always: [{ guard: 'hasNext', target: 'uploading' }, { guard: 'hasAll', target: 'asking' }, { target: 'idle' }],
    },
    uploading: {
      tags: 'uploading',
      entry: assign({ under: ({ context }) => nextOf(context), sent: 0, all: 0 }),
      invoke: { src: 'upload', input: ({ context }) => ({ picture: context.under }) },
      on: {
        'bytes.sent': { actions: assign({ sent: ({ event }) => event.sent, all: ({ event }) => event.all }) },
        'pictures.changed': { guard: 'stillThere', actions: [{ type: 'forget', params: dropped }, follow] },
        'pause.requested': 'paused',
        'upload.ended': [
          {
            guard: 'arrived',
            target: 'deciding',
            actions: assign(({ context, event: { bytes, answer } }) => {
              if (!isRight(answer)) return {}
              const { id: uploadId, is_read } = answer.right
              return {
                pictures: context.pictures.map((each) => (each.bytes === bytes ? { ...each, uploadId } : each)),
                // Of one that is not read itself, the others may tell.
                isRead: is_read || (context.isRead && arrivedOf(context).length > 0),
                tries: 0,
                failure: null,
              }
            }),
          },
          {
            guard: 'willPass',
            target: 'waiting',
            actions: assign({
              tries: ({ context }) => context.tries + 1,
              failure: ({ event: { answer } }) => (isRight(answer) ? null : answer.left),
            }),
          },
          {
            target: 'deciding',
            actions: assign({
              refusals: ({ context, event: { bytes, answer } }) =>
                new Map(context.refusals).set(bytes, isRight(answer) ? '' : refusalOf(answer.left)),
              tries: 0,
              failure: null,
            }),
          },
        ],
      },
    },
    paused: {
      tags: 'paused',
      on: {
        'resume.requested': 'deciding',
        'pictures.changed': { guard: 'someWait', actions: [{ type: 'forget', params: dropped }, follow] },
      },
    },
    waiting: {
      tags: 'waiting',
      after: { pause: 'deciding' },
      on: { 'connection.returned': 'deciding', 'pause.requested': { guard: 'hasNext', target: 'paused' } },
    },
    asking: {
      tags: 'reading',
      entry: assign({ asks: ({ context }) => context.asks + 1 }),
      invoke: {
        src: 'ask',
        input: ({ context }) => ({ ids: idsOf(context) }),
        onDone: [
          {
            guard: { type: 'answerIs', params: { state: 'read' } },
            target: 'read',
            actions: assign({
              tries: 0,
              failure: null,
              reading: ({ event }) => (isRight(event.output) ? event.output.right : null),
              readOf: ({ context }) => arrivedOf(context).map(({ bytes }) => bytes),
            }),
          },
          {
            guard: { type: 'answerIs', params: { state: 'not_read' } },
            target: 'notRead',
            actions: assign({ reading: null, readOf: [] }),
          },
          { guard: 'enough', target: 'late' },
          { guard: { type: 'answerIs', params: { state: 'waiting' } }, target: 'resting' },
          // They were kept for a day, and that is over.
          {
            guard: 'isGone',
            target: 'deciding',
            actions: [
              { type: 'renewKeys', params: ({ context }) => ({ pictures: arrivedOf(context) }) },
              assign({
                pictures: ({ context }) => context.pictures.map(({ uploadId: _, ...picture }) => picture),
                anew: true,
              }),
            ],
          },
          {
            guard: 'askPasses',
            target: 'waiting',
            actions: assign({ tries: ({ context }) => context.tries + 1, failure: failureOf }),
          },
          { target: 'notRead' },
        ],
        onError: 'notRead',
      },
    },
    resting: { tags: 'reading', after: { askAgain: 'asking' } },
    read: { tags: 'read' },
    notRead: { tags: 'notRead' },
    late: { tags: 'late' },
  },
})

export interface BillReadingDeps {
  readonly uploads: BillUploads
  readonly random: Pick<Random, 'uuid'>
}

/** The machine with its effects. */
export const billReading = ({ uploads, random }: BillReadingDeps) => {
  // The same at each try, so that an answer that was lost keeps nothing twice.
  const keys = new WeakMap<Uint8Array, string>()
  const keyOf = (bytes: Uint8Array): string => {
    const key = keys.get(bytes) ?? random.uuid()
    keys.set(bytes, key)
    return key
  }
  return billReadingMachine.provide({
    actors: {
      upload: fromCallback<BillReadingEvent, { readonly picture: BillPicture | null }>(
        ({ input: { picture }, sendBack }) => {
          if (picture === null) return undefined
          const { mediaType, bytes } = picture
          const sending = uploads.upload({ mediaType, bytes }, keyOf(bytes), (sent, all) =>
            sendBack({ type: 'bytes.sent', sent, all }),
          )
          void sending.answer().then((answer) => sendBack({ type: 'upload.ended', bytes, answer }))
          return sending.stop
        },
      ),
      ask: fromPromise<Answer, { readonly ids: ReadonlyArray<string> }>(({ input: { ids } }) => uploads.reading(ids)()),
    },
    actions: {
      renewKeys: (_, { pictures }) => {
        for (const { bytes } of pictures) keys.delete(bytes)
      },
      forget: (_, { ids }) => {
        for (const id of ids) void uploads.remove(id)()
      },
    },
  })
}
