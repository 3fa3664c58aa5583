import { Agent as HttpAgent, request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { rootCertificates } from 'node:tls'
import type { LineMessagingSettings } from '../config/lineMessages.js'

export type LineCallSettings = Pick<LineMessagingSettings, 'url' | 'token' | 'ca'>

interface LineRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs: number
}

export interface LineResponse {
  readonly _tag: 'Answer'
  readonly status: number
  /** LINE had accepted it at an earlier attempt. */
  readonly accepted: boolean
  readonly text: string
}

/** `wasSent`: the request was sent, so that LINE may have received it. */
export interface NoLineResponse {
  readonly _tag: 'NoLineResponse'
  readonly wasSent: boolean
  readonly reason: string
}

/** Characters. LINE answers a few hundred; the rest is not read. */
const longestAnswer = 65_536

const codeOf = (failure: unknown): string => {
  const { code, name } = (failure ?? {}) as { readonly code?: unknown; readonly name?: unknown }
  const text = typeof code === 'string' ? code : String(name)
  return /^\w{1,40}$/.test(text) ? text : 'failed'
}

const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const piece of answer) {
    text += String(piece)
    if (text.length > longestAnswer) break
  }
  return text
}

/** It does not follow redirections, because they would disclose the token. */
export const lineCaller = ({ url, token, ca }: LineCallSettings) => {
  const secure = url.startsWith('https:')
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, ...(ca === null ? {} : { ca: [...rootCertificates, ca] }) })
    : new HttpAgent({ keepAlive: true })
  const noteLeaving = (call: ClientRequest, leaving: () => void): void => {
    call.on('socket', (socket) => {
      if (socket.connecting) socket.once(secure ? 'secureConnect' : 'connect', leaving)
      else leaving()
    })
  }
  const send = ({ method, path, body, headers, timeoutMs }: LineRequest): Promise<LineResponse | NoLineResponse> =>
    new Promise((resolve) => {
      let wasSent = false
      const fail = (failure: unknown): void =>
        resolve({ _tag: 'NoLineResponse', wasSent: wasSent, reason: codeOf(failure) })
      const call = (secure ? httpsRequest : httpRequest)(
        `${url}${path}`,
        {
          method,
          agent,
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            ...headers,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
          },
          signal: AbortSignal.timeout(timeoutMs),
        },
        (answer) => {
          const { statusCode: status = 0, headers: responseHeaders } = answer
          const accepted = typeof responseHeaders['x-line-accepted-request-id'] === 'string'
          textOf(answer).then((text) => resolve({ _tag: 'Answer', status, accepted, text }), fail)
        },
      )
      noteLeaving(call, () => {
        wasSent = true
      })
      call.on('error', fail)
      call.end(body)
    })
  return { ask: send, close: () => agent.destroy() }
}
