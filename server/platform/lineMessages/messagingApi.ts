import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { lineCaller, type LineResponse, type NoLineResponse, type LineCallSettings } from './callLine.js'
import { longestText } from './lineContents.js'

/**
 * What became of a message. `NotFriend`: nothing was sent, for it would reach nobody; `Refused`: it never will be taken;
 * `Spent`: no more this month; `Later`: it was not taken now; `Unsure`: nobody knows whether it was.
 */
export type PushOutcome =
  | { readonly _tag: 'Sent' | 'NotFriend' }
  | { readonly _tag: 'Refused' | 'Spent' | 'Later' | 'Unsure'; readonly reason: string }

export interface LineMessage {
  /** The same at every try, as its content is: LINE takes it once. */
  readonly id: string
  /** What LINE calls its user. */
  readonly to: string
  readonly text: string
}

export interface MessagingApi {
  readonly push: (message: LineMessage) => Promise<PushOutcome>
  /** Whether the official account is a friend of theirs; null: LINE did not say, and `unheard` is told why, and where nobody is a friend. */
  readonly isFriend: (userId: string) => Promise<boolean | null>
  readonly close: () => void
}

const ErrorBody = t.type({ message: t.string })

const messageOf = (text: string): string => {
  try {
    const decoded = ErrorBody.decode(JSON.parse(text))
    return E.isRight(decoded) ? decoded.right.message : ''
  } catch {
    return ''
  }
}

/** The same status says that calls come too fast. Source: LINE, Messaging API reference, "Error messages". */
const spentMessage = 'You have reached your monthly limit.'

/** To ask again would change nothing. */
const lasting: ReadonlyArray<number> = [400, 404, 410, 413, 415]

/** Source: LINE, "Retry failed API requests": what is accepted by its retry key answers 409, and what broke there (5xx) may have been sent. */
const outcomeOf = (answer: LineResponse | NoLineResponse): PushOutcome => {
  if (answer._tag === 'NoLineResponse') return { _tag: answer.wasSent ? 'Unsure' : 'Later', reason: answer.reason }
  const { status, accepted, text } = answer
  const reason = `LINE ${status}`
  if ((status >= 200 && status < 300) || (status === 409 && accepted)) return { _tag: 'Sent' }
  if (status === 429 && messageOf(text) === spentMessage) return { _tag: 'Spent', reason }
  if (lasting.includes(status)) return { _tag: 'Refused', reason }
  return { _tag: status >= 500 || status === 409 ? 'Unsure' : 'Later', reason }
}

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029]/g

/** What LINE takes as one text: without characters that steer, and no longer than it reads; no character is cut in two. */
export const sendable = (text: string): string =>
  text
    .replace(control, '')
    .slice(0, longestText)
    .replace(/[\uD800-\uDBFF]$/, '')

/** Both calls of a message, together shorter than a try may take. */
const pushTimeoutMs = 10_000

/**
 * People have another id under another provider (LINE, "User ID"), so that nobody who signs in would ever be a friend. So many in
 * a row are no coincidence.
 */
const suspiciousStrangers = 20
const foreignProvider = `none of ${suspiciousStrangers} people who signed in is a friend: are both LINE channels under one provider?`
/** Somebody waits for a page meanwhile. */
const profileTimeoutMs = 3000

/**
 * LINE's Messaging API. A push to whoever blocked the account answers 200 and reaches nobody, so each is asked about first: who
 * is no friend has no profile there. Source: LINE, Messaging API reference, "Send push message", "Get profile".
 */
export const messagingApi = (
  settings: LineCallSettings,
  onProblem: (reason: string) => void = () => undefined,
): MessagingApi => {
  const { ask: send, close } = lineCaller(settings)
  let known = false
  /** People whom LINE does not know here, until it knows one; null: it has known one, or it was reported. */
  let strangers: Set<string> | null = new Set()
  const noteProfile = (userId: string, isFriend: boolean): void => {
    if (isFriend) strangers = null
    if (strangers?.add(userId).size !== suspiciousStrangers) return
    strangers = null
    onProblem(foreignProvider)
  }
  /**
   * Whether LINE itself answers, and to an account of ours: a wrong address answers 404 to whatever it is asked, and everybody
   * would be a friend no more. Source: LINE, Messaging API reference, "Get bot info".
   */
  const isLine = async (timeoutMs: number): Promise<boolean> => {
    if (known) return true
    const answer = await send({ method: 'GET', path: '/v2/bot/info', timeoutMs: timeoutMs })
    known = answer._tag === 'Answer' && answer.status === 200
    return known
  }
  const profile = (userId: string, timeoutMs: number) =>
    send({ method: 'GET', path: `/v2/bot/profile/${encodeURIComponent(userId)}`, timeoutMs: timeoutMs })
  return {
    isFriend: async (userId) => {
      const answer = await profile(userId, profileTimeoutMs)
      if (answer._tag === 'Answer' && answer.status === 200) {
        noteProfile(userId, true)
        return true
      }
      if (answer._tag === 'Answer' && answer.status === 404 && (await isLine(profileTimeoutMs))) {
        noteProfile(userId, false)
        return false
      }
      onProblem(answer._tag === 'Answer' ? `LINE ${answer.status}` : answer.reason)
      return null
    },
    push: async ({ id, to, text }) => {
      const addressee = await profile(to, pushTimeoutMs)
      if (addressee._tag === 'NoLineResponse') return { _tag: 'Later', reason: addressee.reason }
      if (addressee.status === 404 && (await isLine(pushTimeoutMs))) return { _tag: 'NotFriend' }
      if (addressee.status !== 200)
        return { _tag: addressee.status === 400 ? 'Refused' : 'Later', reason: `LINE ${addressee.status}` }
      return outcomeOf(
        await send({
          method: 'POST',
          path: '/v2/bot/message/push',
          headers: { 'x-line-retry-key': id },
          body: JSON.stringify({ to, messages: [{ type: 'text', text: sendable(text) }] }),
          timeoutMs: pushTimeoutMs,
        }),
      )
    },
    close,
  }
}
