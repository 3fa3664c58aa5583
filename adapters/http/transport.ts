import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { createFetch, FetchError } from 'ofetch'
import { networkError, type ApiError, type CallFailure, type NetworkError } from '@careplus/core/call'
import type { OnSent } from '@careplus/core/ports'
import { tokenType } from '@careplus/core/internal/session'
import { openBudget, type Budget } from './budget.js'
import {
  browserTimeoutMs,
  longestRetryAfterMs,
  retryStatuses,
  safeMethods,
  serverTimeoutMs,
  uploadTimeoutMs,
} from './constants.js'
import type { Multipart } from './contract/bytes.js'
import { queryText } from './contract/queryText.js'
import { refusedAnswer } from './failures.js'
import { Lost, lostOf, orLost } from './lost.js'
import { retryAfterMs } from './retryAfter.js'
import { encodedForm, sendForm, type Raw } from './sendForm.js'

/** The back end, and this app's limits and hooks. */
export interface HttpConfig {
  /** `https://api.example.com`; '': the page's own (browsers only). */
  readonly backEnd: string
  readonly apiKey: string
  /** One of the back end's `ALLOWED_ORIGINS`, for a native app or a server. A browser sends its page's origin by
   * itself. */
  readonly origin?: string
  /** Milliseconds for a whole call. Default: 25 s in a browser, 10 s on a server. */
  readonly timeoutMs?: number
  readonly fetch?: typeof globalThis.fetch
  /** For upload progress; null: none. Default: the platform's. */
  readonly xhr?: (() => XMLHttpRequest) | null
  /** False if the device is known to be offline. Default: `navigator.onLine`. */
  readonly online?: () => boolean
  readonly onRefused?: (error: ApiError) => void
  /** After each unsafe call with any outcome, before the caller gets it. */
  readonly onChanged?: () => void
}

/** One call to send. */
export interface Outgoing {
  readonly method: string
  /** With its query: `/th/children/`. */
  readonly path: string
  /** `form` is sent URL-encoded; undefined fields are left out. */
  readonly body?:
    | { readonly json: unknown }
    | { readonly form: Readonly<Record<string, string | undefined>> }
    | { readonly bytes: Uint8Array }
    | { readonly multipart: Multipart<unknown> }
    | undefined
  readonly idempotencyKey?: string | undefined
  readonly ifMatch?: string | undefined
  /** The bearer; null: signed out. */
  readonly token?: string | null | undefined
  readonly signal?: AbortSignal | undefined
  readonly onSent?: OnSent | undefined
  /** The success is a `FileAnswer`. `onProgress` gets the received bytes. */
  readonly file?: { readonly onProgress?: ((received: number) => void) | undefined } | undefined
}

/** A successful answer. */
export interface Answer {
  readonly status: number
  /** Decoded JSON, null for an empty body; a `FileAnswer` for a file. */
  readonly body: unknown
}

interface Encoded {
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

const encoded = (body: Outgoing['body']): Encoded | null => {
  if (body === undefined) return null
  if ('json' in body) return { type: 'application/json', content: JSON.stringify(body.json) }
  if ('multipart' in body) return encodedForm(body.multipart)
  if ('bytes' in body) return { type: 'application/octet-stream', content: Uint8Array.from(body.bytes) }
  return { type: 'application/x-www-form-urlencoded', content: queryText(body.form).slice(1) }
}

const reportWhole = ({ body, onSent }: Outgoing): void => {
  if (body === undefined || !('multipart' in body)) return
  const all = body.multipart.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  onSent?.(all, all)
}

const readAll = async (
  stream: ReadableStream<Uint8Array>,
  onProgress: (received: number) => void,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  const read = () => reader.read().catch(orLost)
  for (let next = await read(); next.value !== undefined; next = await read()) {
    parts.push(next.value)
    length += next.value.length
    onProgress(length)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Chromium reports a body read in parts by a script as a cancelled request; some platforms have only whole bodies. */
const contentOf = async (response: Response, file: Outgoing['file']): Promise<Raw['content']> => {
  if (file === undefined || !response.ok) return response.text().catch(orLost)
  const { onProgress } = file
  if (onProgress !== undefined && response.body) return readAll(response.body, onProgress)
  const whole = new Uint8Array(await response.arrayBuffer().catch(orLost))
  onProgress?.(whole.length)
  return whole
}

const mediaTypeOf = (headers: Headers): string => headers.get('content-type')?.split(';')[0]?.trim() ?? ''

const parsed = (text: string): Either<string, unknown> => {
  if (text === '') return E.right(null)
  try {
    return E.right(JSON.parse(text) as unknown)
  } catch {
    return E.left(text)
  }
}

const usualTimeoutMs = (): number => (typeof window === 'undefined' ? serverTimeoutMs : browserTimeoutMs)

/** One exchange with the back end: headers, time limit, retries, failures as values; no session. It uses only
 * request and stream of ofetch, whose time limit excludes the body and restarts with each attempt.
 * @example
 * const fetch = async () => Response.json({ data: [] })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const answer = await transport.request({ method: 'GET', path: '/api/maintenance' })
 * answer._tag // => 'Right' */
export class HttpTransport {
  private readonly fetch
  private readonly xhr: (() => XMLHttpRequest) | null

  constructor(private readonly config: HttpConfig) {
    const platform = typeof XMLHttpRequest === 'undefined' ? null : () => new XMLHttpRequest()
    this.xhr = config.xhr === undefined ? platform : config.xhr
    this.fetch = createFetch({ fetch: config.fetch ?? ((input, init) => globalThis.fetch(input, init)) })
  }

  /** It never renews a token: for signing in, joining, refreshing. */
  request(outgoing: Outgoing): Promise<Either<CallFailure, Answer>> {
    return this.withBudget(outgoing, (budget) => this.exchange(outgoing, budget))
  }

  async withBudget<F, A>(
    { signal, body }: Pick<Outgoing, 'signal' | 'body'>,
    work: (budget: Budget) => Promise<Either<F, A>>,
  ): Promise<Either<F | NetworkError, A>> {
    const unseen = body !== undefined && 'multipart' in body && this.xhr === null
    const budget = openBudget(unseen ? uploadTimeoutMs : (this.config.timeoutMs ?? usualTimeoutMs()), signal)
    try {
      return await work(budget)
    } catch (thrown) {
      const { cause } = lostOf(thrown)
      const spent = budget.spent()
      return E.left(spent === null ? networkError(this.isOnline() ? 'failed' : 'offline', cause) : networkError(spent))
    } finally {
      budget.close()
    }
  }

  /** Rejects with `Lost` without an answer; `withBudget` gives the reason. */
  async exchange(outgoing: Outgoing, budget: Budget): Promise<Either<CallFailure, Answer>> {
    const raw = await this.patiently(outgoing, budget).finally(() => {
      if (!safeMethods.includes(outgoing.method)) this.config.onChanged?.()
    })
    if (typeof raw.content !== 'string')
      return E.right({ status: raw.status, body: { mediaType: mediaTypeOf(raw.headers), bytes: raw.content } })
    const body = parsed(raw.content)
    if (raw.status < 200 || raw.status >= 300) {
      const error = refusedAnswer(raw, E.toUnion(body))
      this.config.onRefused?.(error)
      return E.left(error)
    }
    return E.isRight(body) ? E.right({ status: raw.status, body: body.right }) : E.left(networkError('unreadable'))
  }

  private async patiently(outgoing: Outgoing, budget: Budget): Promise<Raw> {
    const mayRetry = () => safeMethods.includes(outgoing.method) && budget.spent() === null && budget.takeRetry()
    let raw: Raw
    try {
      raw = await this.once(outgoing, budget)
    } catch (lost) {
      if (!(lost instanceof Lost) || !mayRetry()) throw lost
      return this.once(outgoing, budget)
    }
    const wait = retryAfterMs(raw.headers)
    if (!retryStatuses.includes(raw.status) || wait > longestRetryAfterMs || !mayRetry()) return raw
    await budget.pause(wait)
    return this.once(outgoing, budget)
  }

  private async once(outgoing: Outgoing, budget: Budget): Promise<Raw> {
    const { backEnd, apiKey, origin } = this.config
    const body = encoded(outgoing.body)
    const headers = new Headers({ accept: 'application/json', 'x-api-key': apiKey })
    if (origin !== undefined) headers.set('origin', origin)
    if (body !== null) headers.set('content-type', body.type)
    if (outgoing.idempotencyKey !== undefined) headers.set('idempotency-key', outgoing.idempotencyKey)
    if (outgoing.ifMatch !== undefined) headers.set('if-match', outgoing.ifMatch)
    if (outgoing.token) headers.set('authorization', `${tokenType} ${outgoing.token}`)
    const { method, path, onSent, file } = outgoing
    if (outgoing.body !== undefined && 'multipart' in outgoing.body && this.xhr !== null) {
      const moved: OnSent = (sent, all) => {
        budget.renew()
        onSent?.(sent, all)
      }
      const content = body?.content ?? ''
      const form = { method, url: backEnd + path, headers, content, signal: budget.signal, onSent: moved }
      return budget.within(sendForm(this.xhr, form))
    }
    return budget.within(
      this.fetch
        .raw<unknown, 'stream'>(backEnd + path, {
          method,
          headers,
          body: body?.content ?? null,
          credentials: 'same-origin',
          // A redirect could send key and token to another origin.
          redirect: 'error',
          responseType: 'stream',
          ignoreResponseError: true,
          retry: false,
          signal: budget.signal,
        })
        .catch((thrown: unknown): never => {
          if (thrown instanceof FetchError) return orLost(thrown.cause)
          throw thrown
        })
        .then(async (response) => {
          reportWhole(outgoing)
          return { status: response.status, headers: response.headers, content: await contentOf(response, file) }
        }),
    )
  }

  private isOnline(): boolean {
    return this.config.online?.() ?? (typeof navigator === 'undefined' || navigator.onLine !== false)
  }
}
