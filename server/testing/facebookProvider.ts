import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FacebookSettings } from '../platform/config/social.js'

export interface FacebookPerson {
  readonly id: string
  readonly name?: string
  readonly email?: string
}

export const facebookApp = { id: '1234567890', secret: 'secret-of-the-app' } as const

export const facebookSettings = ({ dialog, graph }: FacebookProvider): FacebookSettings => ({
  appId: facebookApp.id,
  appSecret: facebookApp.secret,
  dialog,
  graph,
})

/** Fields of `debug_token`; missing ones describe a valid token. */
export interface TokenFacts {
  readonly app_id?: string
  readonly user_id?: string
  readonly is_valid?: boolean
  readonly type?: string
  readonly expires_at?: number
}

export interface FacebookProvider {
  readonly dialog: string
  readonly graph: string
  readonly know: (person: FacebookPerson) => void
  readonly token: (id: string, facts?: TokenFacts) => string
  readonly fields: () => string
  readonly stop: () => Promise<void>
}

interface IssuedRequest {
  readonly id: string
  readonly redirectUri: string
  readonly challenge: string | null
}

const page = (
  query: string,
): string => `<!doctype html><html lang="en"><title>Facebook</title><link rel="icon" href="data:,">
<form method="post" action="/dialog/oauth?${query.replaceAll('&', '&amp;')}"><label>Account <input name="account"></label>
<button name="answer" value="yes">Sign in</button><button name="answer" value="no">Cancel</button></form></html>`

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

/** After Facebook's guide to a manually built login flow; its checks are real. */
export const startFacebookProvider = async (): Promise<FacebookProvider> => {
  const people = new Map<string, FacebookPerson>()
  const codes = new Map<string, IssuedRequest>()
  const tokens = new Map<string, TokenFacts & { readonly user_id: string }>()
  let fields = ''

  const issue = (id: string, facts: TokenFacts = {}): string => {
    const token = `EAA${randomUUID().replaceAll('-', '')}`
    const expires_at = Math.floor(Date.now() / 1000) + 5_184_000
    tokens.set(token, { app_id: facebookApp.id, user_id: id, is_valid: true, type: 'USER', expires_at, ...facts })
    return token
  }

  const json = (response: ServerResponse, body: unknown, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const refuse = (response: ServerResponse): void =>
    json(response, { error: { message: 'Invalid request', type: 'OAuthException', code: 190 } }, 400)

  const dialog = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const query = url.searchParams
    const redirectUri = query.get('redirect_uri') ?? ''
    if (
      query.get('client_id') !== facebookApp.id ||
      !/^(?:http:\/\/127\.0\.0\.1|https:\/\/localhost):/.test(redirectUri)
    )
      return refuse(response)
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(query.toString()))
      return
    }
    const form = await bodyOf(request)
    const id = form.get('account') ?? ''
    const back = new URL(redirectUri)
    const answer = new URLSearchParams({ state: query.get('state') ?? '' })
    const implicit = query.get('response_type') === 'token'
    if (form.get('answer') !== 'yes' || !people.has(id)) {
      answer.set('error', 'access_denied')
      answer.set('error_reason', 'user_denied')
    } else if (implicit) {
      answer.set('access_token', issue(id))
      answer.set('expires_in', '5184000')
    } else {
      const code = randomUUID()
      codes.set(code, { id, redirectUri, challenge: query.get('code_challenge') })
      answer.set('code', code)
    }
    // Facebook adds this fragment, so the hash is never empty.
    if (implicit && !answer.has('error')) back.hash = answer.toString()
    else {
      back.search = answer.toString()
      back.hash = '_=_'
    }
    response.writeHead(302, { location: back.href }).end()
  }

  const exchange = (query: URLSearchParams, response: ServerResponse): void => {
    const code = codes.get(query.get('code') ?? '')
    codes.delete(query.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(query.get('code_verifier') ?? '')
      .digest('base64url')
    const sound =
      code !== undefined &&
      query.get('client_id') === facebookApp.id &&
      query.get('client_secret') === facebookApp.secret &&
      query.get('redirect_uri') === code.redirectUri &&
      code.challenge === challenge
    if (sound) json(response, { access_token: issue(code.id), token_type: 'bearer', expires_in: 5_184_000 })
    else refuse(response)
  }

  const inspect = (query: URLSearchParams, response: ServerResponse): void => {
    if (query.get('access_token') !== `${facebookApp.id}|${facebookApp.secret}`) return refuse(response)
    const facts = tokens.get(query.get('input_token') ?? '')
    json(response, { data: facts ?? { is_valid: false, error: { code: 190, message: 'Malformed access token' } } })
  }

  const profile = (query: URLSearchParams, response: ServerResponse): void => {
    const token = query.get('access_token') ?? ''
    const facts = tokens.get(token)
    const proof = createHmac('sha256', facebookApp.secret).update(token).digest('hex')
    const person = people.get(facts?.user_id ?? '')
    if (person === undefined || query.get('appsecret_proof') !== proof) return refuse(response)
    fields = query.get('fields') ?? ''
    json(response, { ...person, picture: { data: { url: 'https://platform-lookaside.example/p.jpg' } } })
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (url.pathname === '/dialog/oauth') return dialog(url, request, response)
    if (url.pathname === '/oauth/access_token') return exchange(url.searchParams, response)
    if (url.pathname === '/debug_token') return inspect(url.searchParams, response)
    if (url.pathname === '/me') return profile(url.searchParams, response)
    response.writeHead(404).end()
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const graph = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    graph,
    dialog: `${graph}/dialog/oauth`,
    know: (person) => void people.set(person.id, person),
    token: issue,
    fields: () => fields,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
