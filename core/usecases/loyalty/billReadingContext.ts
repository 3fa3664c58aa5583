import { isRight, type Either } from 'fp-ts/Either'
import { outcomeOf, waitOf } from '../../domain/call/outcome.js'
import type { CallFailure } from '../../domain/call/failure.js'
import type { BillPicture, UploadedReading } from '../../ports/loyalty.js'

/** What is known of the pictures of a bill that is being typed. */
export interface BillReadingContext {
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

/** What the machine that reads a bill's pictures hears. */
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

export type Uploaded = Either<CallFailure, { readonly id: string; readonly is_read: boolean }>
export type ReadingAnswer = Either<CallFailure, UploadedReading>

/** What the server says to a picture; '' where nothing is to be said: the bill's own sending will be judged. */
export const refusalOf = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && outcomeOf(failure) === 'refused' ? (failure.fields[0]?.message ?? '') : ''

/** Between tries of a page that stays open; a returned connection does not wait for them. */
const pausesMs = [3_000, 10_000, 30_000] as const
const longestPauseMs = 60_000
export const askAgainMs = 1_000
/** A reading that takes longer than these is not waited for. */
export const mostAsks = 90
/** A server that answers so often with nothing is left alone: the bill brings its pictures. */
const mostAnswered = 6

/** It may well go through by itself. Where there were too many it is left alone as well. */
export const mayTryAgain = (failure: CallFailure | null, { tries }: Pick<BillReadingContext, 'tries'>): boolean =>
  failure !== null && outcomeOf(failure) === 'passing' && (failure._tag === 'NetworkError' || tries < mostAnswered)

export const pauseMs = ({ tries, failure }: Pick<BillReadingContext, 'tries' | 'failure'>): number => {
  const asked = failure === null ? 0 : waitOf(failure) * 1000
  return Math.min(longestPauseMs, Math.max(asked, pausesMs[Math.min(tries, pausesMs.length) - 1] ?? pausesMs[0]))
}

export const nextOf = ({ pictures, refusals }: BillReadingContext): BillPicture | null =>
  pictures.find(({ uploadId, bytes }) => uploadId === undefined && !refusals.has(bytes)) ?? null

export const arrivedOf = ({ pictures }: Pick<BillReadingContext, 'pictures'>): ReadonlyArray<BillPicture> =>
  pictures.filter(({ uploadId }) => uploadId !== undefined)

export const idsOf = ({ pictures }: BillReadingContext): ReadonlyArray<string> =>
  pictures.flatMap(({ uploadId }) => uploadId ?? [])

/** The pictures of the form with what is known of each here; the form may not know it yet. */
export const followed = (
  { pictures }: Pick<BillReadingContext, 'pictures'>,
  shown: ReadonlyArray<BillPicture>,
): ReadonlyArray<BillPicture> =>
  shown.map((picture) => pictures.find(({ bytes }) => bytes === picture.bytes) ?? picture)

/**
 * A result of text recognition goes with the last of the pictures that it was read off.
 * @example
 * staysRead([], []) // => false
 */
export const staysRead = (
  readOf: BillReadingContext['readOf'],
  pictures: ReadonlyArray<Pick<BillPicture, 'bytes'>>,
): boolean => pictures.some(({ bytes }) => readOf.includes(bytes))

export const dropped = ({
  context,
  event,
}: {
  readonly context: BillReadingContext
  readonly event: BillReadingEvent
}) => ({
  ids:
    event.type !== 'pictures.changed'
      ? []
      : context.pictures.flatMap(({ bytes, uploadId }) =>
          event.pictures.some((each) => each.bytes === bytes) ? [] : (uploadId ?? []),
        ),
})

export const answerIs = (
  { event }: { event: unknown },
  { state }: { readonly state: UploadedReading['state'] },
): boolean => {
  const { output } = event as { readonly output: ReadingAnswer }
  return isRight(output) && output.right.state === state
}

export const failureOf = ({ event }: { event: unknown }): CallFailure | null => {
  const { output } = event as { readonly output: ReadingAnswer }
  return isRight(output) ? null : output.left
}

export const isGone = ({ event }: { event: unknown }): boolean => {
  const failure = failureOf({ event })
  return failure !== null && outcomeOf(failure) === 'missing'
}
