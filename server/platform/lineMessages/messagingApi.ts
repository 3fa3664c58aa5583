import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { lineCaller, type LineResponse, type NoLineResponse, type LineCallSettings } from './callLine.js'
import { longestText } from './lineContents.js'

/** `NotFriend`: would reach nobody; `Refused`: never accepted; `Spent`: month's limit; `Unsure`: outcome unknown. */
export type PushOutcome =
  | { readonly _tag: 'Sent' | 'NotFriend' }
  | { readonly _tag: 'Refused' | 'Spent' | 'Later' | 'Unsure'; readonly reason: string }

export interface LineMessage {
  readonly id: string
  readonly to: string
  readonly text: string
}

export interface MessagingApi {
  readonly push: (message: LineMessage) => Promise<PushOutcome>
  /** Whether the user is a friend of the account; null: LINE gave no answer, and `onProblem` gets the reason. */
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

/** Other responses of this status mean that calls come too fast. Source: LINE, Messaging API reference, "Error
 * messages". */
const spentMessage = 'You have reached your monthly limit.'

/** A retry would not change these. */
const lasting: ReadonlyArray<number> = [400, 404, 410, 413, 415]

/** An accepted retry key answers 409; after a 5xx the message may have been sent. Source: LINE, "Retry failed API
 * requests". */
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

/** Text without control characters, cut to LINE's limit without splitting a character. */
export const sendable = (text: string): string =>
  text
    .replace(control, '')
    .slice(0, longestText)
    .replace(/[\uD800-\uDBFF]$/, '')

/** Both calls of one message together stay below `maxLineAttemptMs`. */
const pushTimeoutMs = 10_000

/** User ids differ between providers (LINE, "User ID"): with a wrong channel nobody would be a friend. */
const suspiciousStrangers = 20
const foreignProvider = `none of ${suspiciousStrangers} people who signed in is a friend: are both LINE channels under one provider?`
/** A page waits for the response. */
const profileTimeoutMs = 3000

/** A push to a user who blocked the account answers 200, but the profile is missing. Source: LINE, "Get profile". */
export const messagingApi = (
  settings: LineCallSettings,
  onProblem: (reason: string) => void = () => undefined,
): MessagingApi => {
  const { ask: send, close } = lineCaller(settings)
  let known = false
  /** Users unknown to LINE, until it knows one; null: it knew one, or the problem was reported. */
  let strangers: Set<string> | null = new Set()
  const noteProfile = (userId: string, isFriend: boolean): void => {
    if (isFriend) strangers = null
    if (strangers?.add(userId).size !== suspiciousStrangers) return
    strangers = null
    onProblem(foreignProvider)
  }
  /** A wrong URL answers 404 to everything, and everybody would lose their friendship. Source: LINE, "Get bot info". */
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
