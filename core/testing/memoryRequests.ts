import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { todayInBangkok } from '../domain/calendar/arithmetic.js'
import { pictureRefusal } from '../domain/loyalty/bill/pictures.js'
import { furtherMessage, openingMessage } from '../domain/requests/message.js'
import {
  decideAsking,
  decideWriting,
  requestPicturesRefusal,
  standingAfter,
  type MessageBy,
} from '../domain/requests/request.js'
import type { Clock } from '../ports/clock.js'
import { networkError, type CallFailure } from '../domain/call/failure.js'
import type { Random } from '../ports/random.js'
import type { CareRequest, NewCareRequest, RequestMessage, Requests } from '../ports/requests.js'
import type { PictureFile } from '../ports/upload.js'
import { answeredOnce } from './answeredOnce.js'
import { apiError } from './memoryAccount.js'
import { seededRandom, settableClock } from './memoryDevice.js'
import { partFrom } from './parts.js'

export interface MemoryRequests {
  readonly requests: Requests
  readonly answer: (id: string, words: string) => void
}

interface StoredRequest {
  readonly request: CareRequest
  readonly since: number
  readonly pictures: ReadonlyMap<string, PictureFile>
}

const absent: CallFailure = apiError(404, 'not_found')
const invalid: CallFailure = apiError(400, 'invalid_input')
const aborted = networkError('aborted')

export const memoryRequests = ({
  clock = settableClock(),
  random = seededRandom(23),
}: { readonly clock?: Clock; readonly random?: Random } = {}): MemoryRequests => {
  const stored = new Map<string, StoredRequest>()
  const once = answeredOnce()

  const nowText = (): string => new Date(clock.now()).toISOString()
  const isToday = (at: string): boolean => todayInBangkok(Date.parse(at)) === todayInBangkok(clock.now())
  const all = (): ReadonlyArray<CareRequest> => [...stored.values()].map(({ request }) => request)
  const today = () => ({
    requests: all().filter(({ asked_at }) => isToday(asked_at)).length,
    messages: all()
      .flatMap(({ messages }) => messages)
      .filter(({ by, at }) => by === 'member' && isToday(at)).length,
  })
  const messageOf = (
    { request, since, pictures }: StoredRequest,
    by: MessageBy,
    words: string,
    before: boolean,
  ): Either<CallFailure, CareRequest> => {
    const standing = standingAfter(before ? { state: request.state, since } : null, by, clock.now())
    const message: RequestMessage = { by, words, at: nowText() }
    const next = {
      ...request,
      state: standing.state,
      changed_at: message.at,
      messages: [...request.messages, message],
    }
    stored.delete(request.id)
    stored.set(request.id, { request: next, since: standing.since, pictures })
    return E.right(next)
  }
  const accept = (
    { topic, message }: NewCareRequest,
    sent: ReadonlyArray<PictureFile>,
  ): Either<CallFailure, CareRequest> => {
    const words = openingMessage(message)
    const wrong =
      requestPicturesRefusal(sent.length) !== null ||
      sent.some(({ bytes }) => pictureRefusal(bytes.length, bytes.subarray(0, 12)) !== null)
    if (E.isLeft(words) || wrong || E.isLeft(decideAsking(today()))) return E.left(invalid)
    const pictures = new Map(sent.map(({ bytes }) => [random.uuid(), { mediaType: 'image/webp', bytes }]))
    const at = nowText()
    const request: CareRequest = {
      id: random.uuid(),
      topic,
      state: 'waiting',
      asked_at: at,
      changed_at: at,
      messages: [],
      pictures: [...pictures.keys()],
    }
    return messageOf({ request, since: clock.now(), pictures }, 'member', words.right, false)
  }

  return {
    requests: {
      send: (request, pictures, key, onSent = () => undefined) => {
        let stopped = false
        return {
          answer: async () => {
            await Promise.resolve()
            if (stopped) return E.left(aborted)
            const size = pictures.reduce((sum, { bytes }) => sum + bytes.length, 1)
            onSent(size, size)
            const body = JSON.stringify([request, pictures.map(({ bytes }) => bytes.join(' '))])
            return once(key, body, () => accept(request, pictures))
          },
          stop: () => {
            stopped = true
          },
        }
      },
      list: async (from) => E.right(partFrom(all().toReversed(), from)),
      read: async (id) => E.fromNullable(absent)(stored.get(id)?.request),
      write: async (id, message, key) =>
        once(key, [id, message], () =>
          pipe(
            E.fromNullable(absent)(stored.get(id)),
            E.chain((found) => {
              const words = furtherMessage(message)
              return E.isLeft(words) || E.isLeft(decideWriting(today()))
                ? E.left(invalid)
                : messageOf(found, 'member', words.right, true)
            }),
          ),
        ),
      picture: async (id, pictureId) => E.fromNullable(absent)(stored.get(id)?.pictures.get(pictureId)),
    },
    answer: (id, words) => {
      const found = stored.get(id)
      if (found !== undefined) messageOf(found, 'staff', words, true)
    },
  }
}
