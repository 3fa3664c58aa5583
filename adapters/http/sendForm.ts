import type { OnSent } from '@careplus/core/ports'
import { Lost } from './lost.js'
import type { Multipart } from './contract/bytes.js'

export interface Raw {
  readonly status: number
  readonly headers: Headers
  readonly content: string | Uint8Array
}

/** In ASCII, so that one byte is one character. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** RFC 7578, the JSON first, so that the server knows the owner of the files. React Native has no Blob of bytes. */
export const encodedForm = ({ json, files }: Multipart<unknown>) => {
  const boundary = `careplus-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`
  const head = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; name=${rest}\r\n\r\n`
  const parts = [
    `${head('"json"')}${asciiJson(json)}\r\n`,
    ...files.flatMap(({ mediaType, bytes }) => [
      head(`"picture"; filename="picture"\r\nContent-Type: ${mediaType}`),
      bytes,
      '\r\n',
    ]),
    `--${boundary}--\r\n`,
  ]
  const content = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    content.set(typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part, at)
    at += part.length
  }
  return { type: `multipart/form-data; boundary=${boundary}`, content }
}

interface FormCall {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly content: string | Uint8Array<ArrayBuffer>
  readonly signal: AbortSignal
  readonly onSent: OnSent
}

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .split(/\r?\n/)
      .map((line) => /^([^:]+):\s*(.*)$/.exec(line))
      .flatMap((parts): [string, string][] => (parts === null ? [] : [[parts[1] ?? '', parts[2] ?? '']])),
  )

const strayed = ({ responseURL }: XMLHttpRequest, url: string): boolean => {
  if (!responseURL || responseURL === url) return false
  const currentUrl = typeof location === 'undefined' ? undefined : location.href
  return new URL(responseURL).href !== new URL(url, currentUrl).href
}

/** XMLHttpRequest is the only browser API with upload progress. Rejects without an answer. */
export const sendForm = (
  make: () => XMLHttpRequest,
  { method, url, headers, content, signal, onSent }: FormCall,
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const xhr = make()
    const lost = (): void => reject(new Lost())
    xhr.open(method, url)
    xhr.responseType = 'text'
    headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    for (const moved of ['progress', 'load'] as const)
      xhr.upload.addEventListener(moved, ({ loaded, total }) => onSent(loaded, total))
    for (const end of ['error', 'abort', 'timeout'] as const) xhr.addEventListener(end, lost)
    xhr.addEventListener('load', () => {
      try {
        if (xhr.status === 0 || strayed(xhr, url)) return lost()
        const { status, response } = xhr
        resolve({ status, headers: headersOf(xhr.getAllResponseHeaders()), content: response as string })
      } catch (defect) {
        reject(defect)
      }
    })
    signal.addEventListener('abort', () => xhr.abort())
    if (signal.aborted) lost()
    else xhr.send(content)
  })
