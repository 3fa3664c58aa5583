import { isRight, type Either } from 'fp-ts/Either'
import { outcomeOf, waitOf } from '../../domain/call/outcome.js'
import type { CallFailure } from '../../domain/call/failure.js'
import type { BillPicture, UploadedReading } from '../../ports/loyalty.js'

export interface BillReadingContext {
  readonly pictures: ReadonlyArray<BillPicture>
  readonly refusals: ReadonlyMap<Uint8Array, string>
  readonly under: BillPicture | null
  readonly sent: number
  readonly all: number
  readonly tries: number
  readonly failure: CallFailure | null
  readonly asks: number
  readonly reading: UploadedReading | null
  readonly readOf: ReadonlyArray<Uint8Array>
  readonly anew: boolean
  /** False: the server recognizes no text now. */
  readonly isRead: boolean
}

/** Events of the machine that recognizes a bill's pictures. */
export type BillReadingEvent =
  /** The bytes object of each picture stays the same. */
  | { readonly type: 'pictures.changed'; readonly pictures: ReadonlyArray<BillPicture> }
  /** The bill is being sent with its pictures. */
  | { readonly type: 'bill.kept' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'resume.requested' }
  | { readonly type: 'connection.returned' }
  | { readonly type: 'bytes.sent'; readonly sent: number; readonly all: number }
  | { readonly type: 'upload.ended'; readonly bytes: Uint8Array; readonly answer: Uploaded }

export type Uploaded = Either<CallFailure, { readonly id: string; readonly is_read: boolean }>
export type ReadingAnswer = Either<CallFailure, UploadedReading>

/** '': none, sending the bill will show it. */
export const refusalOf = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && outcomeOf(failure) === 'refused' ? (failure.fields[0]?.message ?? '') : ''

/** Between attempts of an open page; a returned connection retries at once. */
const pausesMs = [3_000, 10_000, 30_000] as const
const longestPauseMs = 60_000
export const pollIntervalMs = 1_000
export const maxPolls = 90
/** After so many failures from a server that answers, the bill brings its pictures itself. */
const maxAnsweredAttempts = 6

export const mayRetry = (failure: CallFailure | null, { tries }: Pick<BillReadingContext, 'tries'>): boolean =>
  failure !== null &&
  outcomeOf(failure) === 'passing' &&
  (failure._tag === 'NetworkError' || tries < maxAnsweredAttempts)

export const pauseMs = ({ tries, failure }: Pick<BillReadingContext, 'tries' | 'failure'>): number => {
  const requestedMs = failure === null ? 0 : waitOf(failure) * 1000
  return Math.min(longestPauseMs, Math.max(requestedMs, pausesMs[Math.min(tries, pausesMs.length) - 1] ?? pausesMs[0]))
}

export const nextOf = ({ pictures, refusals }: BillReadingContext): BillPicture | null =>
  pictures.find(({ uploadId, bytes }) => uploadId === undefined && !refusals.has(bytes)) ?? null

export const arrivedOf = ({ pictures }: Pick<BillReadingContext, 'pictures'>): ReadonlyArray<BillPicture> =>
  pictures.filter(({ uploadId }) => uploadId !== undefined)

export const idsOf = ({ pictures }: BillReadingContext): ReadonlyArray<string> =>
  pictures.flatMap(({ uploadId }) => uploadId ?? [])

export const followed = (
  { pictures }: Pick<BillReadingContext, 'pictures'>,
  shown: ReadonlyArray<BillPicture>,
): ReadonlyArray<BillPicture> =>
  shown.map((picture) => pictures.find(({ bytes }) => bytes === picture.bytes) ?? picture)

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

export const isUploadMissing = ({ event }: { event: unknown }): boolean => {
  const failure = failureOf({ event })
  return failure !== null && outcomeOf(failure) === 'missing'
}
