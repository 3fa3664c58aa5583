import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { StaffRole } from '@careplus/core/internal/staff'
import { isLoopback } from '../platform/config/loopback.js'
import type { StaffDirectorySettings } from '../platform/config/staff.js'
import type { SocialSettings } from '../platform/config/social.js'
import { sampleDirectoryPage, samplePerson } from './sampleStaff.js'
import { standInCodes, type MadeUp } from './standInCodes.js'
import { standInPage } from './standInPage.js'

export interface StandIns {
  readonly social: SocialSettings
  /** A directory of staff, with one person of each role. */
  readonly staff: StaffDirectorySettings
  readonly stop: () => Promise<void>
}

/** Bytes; a form of three fields has a few hundred. */
const longestForm = 16_384

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) {
    text += String(piece)
    if (text.length > longestForm) throw new RangeError('The form is too long')
  }
  return new URLSearchParams(text)
}

const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const pageNamed = (brand: string) => (query: string) => standInPage(brand, query)

type Codes = ReturnType<typeof standInCodes>

type Answers = Readonly<
  Record<string, (url: URL, request: IncomingMessage, response: ServerResponse) => Promise<void> | void>
>

const answerAuthorization = async (
  pageOf: (query: string) => string,
  codes: Codes,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  if (request.method !== 'POST')
    return void response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .end(pageOf(url.searchParams.toString()))
  const back = codes.answerTo(url.searchParams, await formOf(request))
  return void (back === null ? response.writeHead(400).end() : response.writeHead(303, { location: back }).end())
}

/** They implement only the server's part of the code flow. */
export const startStandIns = async (): Promise<StandIns> => {
  const client = { id: 'careplus-demo', secret: randomBytes(16).toString('hex') }
  const [keys, facebook] = [await generateKeyPair('ES256'), standInCodes()]
  const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'demo', alg: 'ES256', use: 'sig' }] }
  const tokens = new Map<string, MadeUp>()
  let origin = ''

  const openId = (
    path: string,
    pageOf: (query: string) => string,
    sign: (claims: JWTPayload) => Promise<string>,
  ): Answers => {
    const codes = standInCodes()
    const idTokenOf = ({ id, name, nonce }: MadeUp & { readonly nonce: string }): Promise<string> => {
      const iat = Math.floor(Date.now() / 1000)
      const email = `${id.slice(0, 8)}${path.replace('/', '@')}.example`
      return sign({ iss: origin + path, aud: client.id, sub: id, iat, exp: iat + 600, nonce, name, email })
    }
    return {
      [`${path}/auth`]: (...call) => answerAuthorization(pageOf, codes, ...call),
      [`${path}/.well-known/openid-configuration`]: (_url, _request, response) =>
        json(response, {
          issuer: origin + path,
          jwks_uri: `${origin + path}/keys`,
          authorization_endpoint: `${origin + path}/auth`,
          id_token_signing_alg_values_supported: ['ES256'],
          token_endpoint: `${origin + path}/token`,
        }),
      [`${path}/keys`]: (_url, _request, response) => json(response, jwks),
      [`${path}/token`]: async (_url, request, response) => {
        const traded = codes.trade(await formOf(request), client.secret)
        json(
          response,
          traded === null
            ? { error: 'invalid_grant' }
            : {
                id_token: await idTokenOf(traded),
                access_token: randomBytes(24).toString('hex'),
                token_type: 'Bearer',
              },
          traded ? 200 : 400,
        )
      },
    }
  }

  const answers: Answers = {
    ...openId('/staff', sampleDirectoryPage, (claims) => {
      const role = StaffRole.is(claims['name']) ? claims['name'] : 'auditor'
      return new SignJWT({ ...claims, ...samplePerson(role), email_verified: true, amr: ['pwd', 'mfa'] })
        .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
        .sign(keys.privateKey)
    }),
    ...openId('/google', pageNamed('Google'), (claims) =>
      new SignJWT({ ...claims, email_verified: true })
        .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
        .sign(keys.privateKey),
    ),
    ...openId('/line', pageNamed('LINE'), (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(client.secret)),
    ),
    '/facebook/dialog': (...call) => answerAuthorization(pageNamed('Facebook'), facebook, ...call),
    '/facebook/oauth/access_token': ({ searchParams }, _request, response) => {
      const traded = facebook.trade(searchParams, client.secret)
      if (traded === null) return json(response, { error: { code: 190 } }, 400)
      const access_token = randomBytes(24).toString('hex')
      tokens.set(access_token, traded)
      return json(response, { access_token })
    },
    '/facebook/debug_token': ({ searchParams }, _request, response) => {
      const person = tokens.get(searchParams.get('input_token') ?? '')
      json(response, { data: { is_valid: person !== undefined, app_id: client.id, user_id: person?.id ?? '' } })
    },
    '/facebook/me': ({ searchParams }, _request, response) => {
      const person = tokens.get(searchParams.get('access_token') ?? '')
      if (person === undefined) return json(response, { error: { code: 190 } }, 400)
      return json(response, { id: person.id, name: person.name, email: `${person.id.slice(0, 8)}@facebook.example` })
    },
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const answer = isLoopback(host) ? answers[url.pathname] : undefined
    Promise.resolve(answer === undefined ? response.writeHead(404).end() : answer(url, request, response)).catch(() =>
      response.writeHead(400).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.unref()
  return {
    staff: {
      issuer: `${origin}/staff`,
      clientId: client.id,
      clientSecret: client.secret,
      needsSecondFactor: true,
      acr: [],
      isSample: true,
    },
    social: {
      google: {
        clientId: client.id,
        clientSecret: client.secret,
        issuer: `${origin}/google`,
        authorization: `${origin}/google/auth`,
      },
      line: {
        channelId: client.id,
        channelSecret: client.secret,
        issuer: `${origin}/line`,
        authorization: `${origin}/line/auth`,
        asksEmail: true,
        friendship: 'off',
      },
      facebook: {
        appId: client.id,
        appSecret: client.secret,
        dialog: `${origin}/facebook/dialog`,
        graph: `${origin}/facebook`,
      },
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
