import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { createFetch } from 'ofetch'
import { networkError, type ApiError, type CallFailure, type NetworkError } from '@careplus/core/call'
import type { OnSent } from '@careplus/core/ports'
import { tokenType } from '@careplus/core/session'
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
import { refusedAnswer } from './failures.js'
import { retryAfterMs } from './retryAfter.js'
import { formOf, sendForm, type Raw } from './sendForm.js'

/** What a transport has to know of the back end and of your app. */
export interface HttpConfig {
  /** Origin of the back end, `https://api.example.com`; '' is the page's own (browsers only). */
  readonly backEnd: string
  /** Names this client to the back end; no secret. */
  readonly apiKey: string
  /** Milliseconds for a whole call. Default: 25 s in a browser, 10 s on a server. */
  readonly timeoutMs?: number
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch
  /** What tells how much of a body has left, null: nothing does. Default: the platform's, if any. */
  readonly xhr?: (() => XMLHttpRequest) | null
  /** False where the device knows that it is offline. Default: `navigator.onLine`. */
  readonly online?: () => boolean
  /** Told of every answer that is not a success, whoever asked. */
  readonly onRefused?: (error: ApiError) => void
  /** Told, before whoever asked, that a call which may have changed something has ended: well, refused, or without an answer. */
  readonly onChanged?: () => void
}

/** One call, as it is about to be sent. */
export interface Outgoing {
  readonly method: string
  /** From the root of the back end, with its query: `/th/children/`. */
  readonly path: string
  /** `form` is sent URL-encoded; a field that is undefined is left out. */
  readonly body?:
    | { readonly json: unknown }
    | { readonly form: Readonly<Record<string, string | undefined>> }
    | { readonly bytes: Uint8Array }
    | { readonly multipart: Multipart<unknown> }
    | undefined
  readonly idempotencyKey?: string | undefined
  /** The entity tag of what is changed. */
  readonly ifMatch?: string | undefined
  /** Sent as bearer; null: nobody is signed in. */
  readonly token?: string | null | undefined
  readonly signal?: AbortSignal | undefined
  /** Told how much of a `multipart` body has left. */
  readonly onSent?: OnSent | undefined
  /** A good answer is a file: its body is a `FileAnswer`. `onProgress` is told the bytes received so far. */
  readonly file?: { readonly onProgress?: ((received: number) => void) | undefined } | undefined
}

/** An answer whose status says that the call succeeded. */
export interface Answer {
  readonly status: number
  /** Decoded JSON, null for an empty body; a `FileAnswer` where a file was asked for. */
  readonly body: unknown
}

interface Encoded {
  /** Null: the platform tells it, with the mark that parts the parts. */
  readonly type: string | null
  readonly content: string | Uint8Array<ArrayBuffer> | FormData
}

const encoded = (body: Outgoing['body']): Encoded | null => {
  if (body === undefined) return null
  if ('json' in body) return { type: 'application/json', content: JSON.stringify(body.json) }
  if ('multipart' in body) return { type: null, content: formOf(body.multipart) }
  if ('bytes' in body) return { type: 'application/octet-stream', content: Uint8Array.from(body.bytes) }
  const given = Object.entries(body.form).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { type: 'application/x-www-form-urlencoded', content: new URLSearchParams(given).toString() }
}

/** Where nothing reports progress: the files were sent. */
const tellWhole = ({ body, onSent }: Outgoing): void => {
  if (body === undefined || !('multipart' in body)) return
  const all = body.multipart.files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  onSent?.(all, all)
}

const readAll = async (
  stream: ReadableStream<Uint8Array> | null | undefined,
  onProgress: (received: number) => void,
): Promise<Uint8Array> => {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream?.getReader()
  for (let next = await reader?.read(); next?.value !== undefined; next = await reader?.read()) {
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

const mediaTypeOf = (headers: Headers): string => headers.get('content-type')?.split(';')[0]?.trim() ?? ''

const parsed = (text: string): Either<string, unknown> => {
  if (text === '') return E.right(null)
  try {
    return E.right(JSON.parse(text) as unknown)
  } catch {
    return E.left(text)
  }
}

/** Pages and other programs have different time-outs. */
const usualTimeoutMs = (): number => (typeof window === 'undefined' ? serverTimeoutMs : browserTimeoutMs)

/**
 * One exchange with the back end: headers, time, retries, failures as values. Knows nothing of a session. Of ofetch it takes the
 * request and the stream: its time-out begins anew at each try and ends before the body is read, and its retry neither waits as
 * Retry-After asks nor shares one count with the renewal of a token. Its hooks see single tries, while a refusal is told once a call.
 * @example
 * const fetch = async () => Response.json({ data: [] })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const answer = await transport.request({ method: 'GET', path: '/api/maintenance' })()
 * answer._tag // => 'Right'
 */
export class HttpTransport {
  private readonly fetch
  private readonly xhr: (() => XMLHttpRequest) | null

  constructor(private readonly config: HttpConfig) {
    const platform = typeof XMLHttpRequest === 'undefined' ? null : () => new XMLHttpRequest()
    this.xhr = config.xhr === undefined ? platform : config.xhr
    this.fetch = createFetch({ fetch: config.fetch ?? ((input, init) => globalThis.fetch(input, init)) })
  }

  /** A call that stands by itself: signing in, joining, refreshing. Never renews a token. */
  request(outgoing: Outgoing): TaskEither<CallFailure, Answer> {
    return () => this.withBudget(outgoing, (budget) => this.exchange(outgoing, budget))
  }

  /** Runs `work` on one budget; whatever breaks on the way is a `NetworkError`. */
  async withBudget<F, A>(
    { signal, body }: Pick<Outgoing, 'signal' | 'body'>,
    work: (budget: Budget) => Promise<Either<F, A>>,
  ): Promise<Either<F | NetworkError, A>> {
    const unseen = body !== undefined && 'multipart' in body && this.xhr === null
    const budget = openBudget(unseen ? uploadTimeoutMs : (this.config.timeoutMs ?? usualTimeoutMs()), signal)
    try {
      return await work(budget)
    } catch {
      return E.left(networkError(budget.spent() ?? (this.isOnline() ? 'failed' : 'offline')))
    } finally {
      budget.close()
    }
  }

  /** Rejects where no answer came: `withBudget` names the reason. */
  async exchange(outgoing: Outgoing, budget: Budget): Promise<Either<CallFailure, Answer>> {
    const raw = await this.patiently(outgoing, budget).finally(() => {
      if (!safeMethods.includes(outgoing.method)) this.config.onChanged?.()
    })
    const good = raw.status >= 200 && raw.status < 300
    if (good && outgoing.file !== undefined)
      return E.right({ status: raw.status, body: { mediaType: mediaTypeOf(raw.headers), bytes: raw.bytes } })
    const body = parsed(new TextDecoder().decode(raw.bytes))
    if (!good) {
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
      if (!mayRetry()) throw lost
      return this.once(outgoing, budget)
    }
    const wait = retryAfterMs(raw.headers)
    if (!retryStatuses.includes(raw.status) || wait > longestRetryAfterMs || !mayRetry()) return raw
    await budget.pause(wait)
    return this.once(outgoing, budget)
  }

  private async once(outgoing: Outgoing, budget: Budget): Promise<Raw> {
    const { backEnd, apiKey } = this.config
    const body = encoded(outgoing.body)
    const headers = new Headers({ accept: 'application/json', 'x-api-key': apiKey })
    if (body !== null && body.type !== null) headers.set('content-type', body.type)
    if (outgoing.idempotencyKey !== undefined) headers.set('idempotency-key', outgoing.idempotencyKey)
    if (outgoing.ifMatch !== undefined) headers.set('if-match', outgoing.ifMatch)
    if (outgoing.token) headers.set('authorization', `${tokenType} ${outgoing.token}`)
    if (body?.content instanceof FormData && this.xhr !== null) {
      const { method, path, onSent } = outgoing
      const moved: OnSent = (sent, all) => {
        budget.renew()
        onSent?.(sent, all)
      }
      const form = { method, url: backEnd + path, headers, form: body.content, signal: budget.signal, onSent: moved }
      return budget.within(sendForm(this.xhr, form))
    }
    return budget.within(
      this.fetch
        .raw<ReadableStream<Uint8Array>, 'stream'>(backEnd + outgoing.path, {
          method: outgoing.method,
          headers,
          body: body?.content ?? null,
          credentials: 'same-origin',
          // A redirect could carry key and token to another origin.
          redirect: 'error',
          responseType: 'stream',
          ignoreResponseError: true,
          retry: false,
          signal: budget.signal,
        })
        .then(async (response) => {
          tellWhole(outgoing)
          const onProgress = outgoing.file?.onProgress
          // Chromium reports a body that a script has read in parts as a cancelled request.
          const bytes =
            onProgress === undefined
              ? new Uint8Array(await response.arrayBuffer())
              : await readAll(response._data, onProgress)
          return { status: response.status, headers: response.headers, bytes }
        }),
    )
  }

  private isOnline(): boolean {
    return this.config.online?.() ?? (typeof navigator === 'undefined' || navigator.onLine !== false)
  }
}
