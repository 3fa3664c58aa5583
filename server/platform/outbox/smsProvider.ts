import { request } from 'node:https'
import { rootCertificates } from 'node:tls'
import type { SmsSettings } from '../config/sms.js'
import type { Deliver } from './postman.js'

/** A provider that says nothing for so long has not taken the message. */
const patienceMs = 10_000

interface Filling {
  readonly [place: string]: string
}

const fill = (template: string, filling: Filling): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) => filling[name] ?? place)

/** Fills in every text of a JSON value, whatever is in it: no message can change the shape of the call. */
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

/** The body of a call and its type: JSON where the template is JSON, else a form. */
export const smsBody = (template: string, filling: Filling): { readonly type: string; readonly body: string } => {
  const json = parsed(template)
  if (json !== undefined) return { type: 'application/json', body: JSON.stringify(fillJson(json, filling)) }
  const form = [...new URLSearchParams(template)].map(([key, value]): [string, string] => [key, fill(value, filling)])
  return { type: 'application/x-www-form-urlencoded', body: new URLSearchParams(form).toString() }
}

/** One call for one message. Any 2xx answer means that it was taken; rejects where it was not, without its words. */
export const smsDelivery =
  ({ url, headers, sender, body: template, ca }: SmsSettings): Deliver =>
  ({ id, to, text }) =>
    new Promise((resolve, reject) => {
      const national = to.replace(/^\+66/, '0')
      const { type, body } = smsBody(template, { id, to, national, text, sender })
      const call = request(
        url,
        {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'idempotency-key': id,
            ...headers,
            'content-type': `${type}; charset=utf-8`,
            'content-length': Buffer.byteLength(body),
          },
          ...(ca === null ? {} : { ca: [...rootCertificates, ca] }),
          signal: AbortSignal.timeout(patienceMs),
        },
        (answer) => {
          answer.resume()
          const { statusCode = 0 } = answer
          answer.on('error', reject)
          answer.on('end', () =>
            statusCode >= 200 && statusCode < 300
              ? resolve()
              : reject(Object.assign(new Error(`provider answered ${statusCode}`), { responseCode: statusCode })),
          )
        },
      )
      call.on('error', reject)
      call.end(body)
    })
