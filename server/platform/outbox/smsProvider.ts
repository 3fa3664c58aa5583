import { request } from 'node:https'
import { rootCertificates } from 'node:tls'
import type { SmsSettings } from '../config/sms.js'
import type { Deliver } from './dispatcher.js'

/** Milliseconds; less than `maxAttemptMs.sms`. */
const defaultTimeoutMs = 25 * 1000

interface Filling {
  readonly [place: string]: string
}

const fill = (template: string, filling: Filling): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => filling[name] ?? place)

/** Fills in each string of a JSON value, so that no message can change the shape of the body. */
const fillJson = (value: unknown, filling: Filling): unknown => {
  if (typeof value === 'string') return fill(value, filling)
  if (Array.isArray(value)) return value.map((each) => fillJson(each, filling))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillJson(each, filling)]))
  return value
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const smsBody = (template: string, filling: Filling): { readonly type: string; readonly body: string } => {
  const json = parsed(template)
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(fillJson(json, filling)) }
  const form = [...new URLSearchParams(template)].map(([key, value]): [string, string] => [key, fill(value, filling)])
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() }
}

const unknown = (failure: Error): Error => Object.assign(failure, { outcome: 'unknown' })

/** Any 2xx means accepted. The outcome is unknown if the provider did not answer, or its gateway timed out (504). */
export const smsDelivery =
  ({ url, headers, sender, body: template, ca }: SmsSettings, timeoutMs = defaultTimeoutMs): Deliver =>
  ({ id, to, text }) =>
    new Promise((resolve, reject) => {
      const national = to.replace(/^\+66/, '0')
      const { type, body } = smsBody(template, { id, to, national, text, sender })
      let isReached = false
      const call = request(
        url,
        {
          method: 'POST',
          // A new connection: on an idle one it would be unknown whether the message was still sent.
          agent: false,
          headers: {
            accept: 'application/json',
            'idempotency-key': id,
            ...headers,
            'content-type': `${type}; charset=utf-8`,
            'content-length': Buffer.byteLength(body),
          },
          ...(ca === null ? {} : { ca: [...rootCertificates, ca] }),
          signal: AbortSignal.timeout(timeoutMs),
        },
        (answer) => {
          answer.on('error', () => undefined).resume()
          const { statusCode = 0 } = answer
          const refusal = Object.assign(new Error(`provider answered ${statusCode}`), { responseCode: statusCode })
          if (statusCode >= 200 && statusCode < 300) resolve()
          else reject(statusCode === 504 ? unknown(refusal) : refusal)
        },
      )
      call.on('socket', (socket) => socket.once('secureConnect', () => (isReached = true)))
      call.on('error', (failure) => reject(isReached ? unknown(failure) : failure))
      call.end(body)
    })
