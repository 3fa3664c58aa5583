import type { OnSent } from '@careplus/core/ports'
import type { Multipart } from './contract/bytes.js'

export interface Raw {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

/** The JSON first, so that the server knows whose files follow. */
export const formOf = ({ json, files }: Multipart<unknown>): FormData => {
  const form = new FormData()
  form.append('json', JSON.stringify(json))
  for (const { mediaType, bytes } of files)
    form.append('picture', new Blob([Uint8Array.from(bytes)], { type: mediaType }), 'picture')
  return form
}

interface FormCall {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly form: FormData
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
  const currentUrl = typeof location === 'undefined' ? undefined : location.href
  return responseURL !== '' && responseURL !== new URL(url, currentUrl).href
}

/** Sends a form by XMLHttpRequest, the only browser API with upload progress. Rejects without an answer. */
export const sendForm = (
  make: () => XMLHttpRequest,
  { method, url, headers, form, signal, onSent }: FormCall,
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const xhr = make()
    const lost = (): void => reject(new Error('no answer came'))
    xhr.open(method, url)
    xhr.responseType = 'arraybuffer'
    headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    for (const moved of ['progress', 'load'] as const)
      xhr.upload.addEventListener(moved, ({ loaded, total }) => onSent(loaded, total))
    for (const end of ['error', 'abort', 'timeout'] as const) xhr.addEventListener(end, lost)
    xhr.addEventListener('load', () => {
      if (xhr.status === 0 || strayed(xhr, url)) return lost()
      const bytes = new Uint8Array((xhr.response as ArrayBuffer | null) ?? new ArrayBuffer(0))
      resolve({ status: xhr.status, headers: headersOf(xhr.getAllResponseHeaders()), bytes })
    })
    signal.addEventListener('abort', () => xhr.abort())
    if (signal.aborted) lost()
    else xhr.send(form)
  })
