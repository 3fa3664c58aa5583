import { isRight } from 'fp-ts/Either'
import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { BillPicture } from '../../ports/loyalty.js'
import {
  answerIs,
  arrivedOf,
  pollIntervalMs,
  dropped,
  failureOf,
  followed,
  idsOf,
  isUploadMissing,
  mayRetry,
  maxPolls,
  nextOf,
  pauseMs,
  refusalOf,
  staysRead,
  type BillReadingContext,
  type BillReadingEvent,
  type ReadingAnswer,
} from './billReadingContext.js'

/** `uploading`, `paused`: a picture is not on the server yet. `reading`: OCR runs. `late`: over the time limit. */
type Tag = 'uploading' | 'paused' | 'waiting' | 'reading' | 'read' | 'notRead' | 'late'

const follow = assign<
  BillReadingContext,
  Extract<BillReadingEvent, { type: 'pictures.changed' }>,
  undefined,
  BillReadingEvent,
  never
>(({ context, event }) => ({
  pictures: followed(context, event.pictures),
  reading: staysRead(context.readOf, event.pictures) ? context.reading : null,
  asks: 0,
  tries: 0,
  anew: false,
}))

/** The bill can be sent without the OCR result. */
export const billReadingMachine = setup({
  types: { context: {} as BillReadingContext, events: {} as BillReadingEvent, tags: {} as Tag },
  actors: {
    upload: fromCallback<BillReadingEvent, { readonly picture: BillPicture | null }>(() => undefined),
    ask: fromPromise<ReadingAnswer, { readonly ids: ReadonlyArray<string> }>(() =>
      Promise.reject(new Error('not provided')),
    ),
  },
  actions: {
    forget: (_, _params: { readonly ids: ReadonlyArray<string> }) => {},
    /** The server has forgotten the answers under these pictures' keys; they need new keys. */
    renewKeys: (_, _params: { readonly pictures: ReadonlyArray<BillPicture> }) => {},
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
    isRetryable: ({ context, event }) =>
      event.type === 'upload.ended' && !isRight(event.answer) && mayRetry(event.answer.left, context),
    isMissing: ({ context, event }) => !context.anew && isUploadMissing({ event }),
    isTransient: ({ context, event }) => mayRetry(failureOf({ event }), context),
    enough: ({ context }) => context.asks >= maxPolls,
  },
  delays: { pause: ({ context }) => pauseMs(context), pollInterval: pollIntervalMs },
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
                // A picture that is not recognized itself may follow one that is.
                isRead: is_read || (context.isRead && arrivedOf(context).length > 0),
                tries: 0,
                failure: null,
              }
            }),
          },
          {
            guard: 'isRetryable',
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
          // The server deletes uploads after a day.
          {
            guard: 'isMissing',
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
            guard: 'isTransient',
            target: 'waiting',
            actions: assign({ tries: ({ context }) => context.tries + 1, failure: failureOf }),
          },
          { target: 'notRead' },
        ],
        onError: 'notRead',
      },
    },
    resting: { tags: 'reading', after: { pollInterval: 'asking' } },
    read: { tags: 'read' },
    notRead: { tags: 'notRead' },
    late: { tags: 'late' },
  },
})
