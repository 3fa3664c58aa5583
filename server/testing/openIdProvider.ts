import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import type { Configuration } from 'oidc-provider'
import type { LineSettings } from '../platform/config/social.js'

export interface Person {
  readonly sub: string
  readonly name?: string
  readonly email?: string
  readonly email_verified?: boolean
  /** How they sign in; in the ID token. */
  readonly amr?: ReadonlyArray<string>
}

export const codeClient = { id: 'careplus-code', secret: 'secret-between-two-servers' } as const
/** Of the console of staff. */
export const staffClientOfProvider = { id: 'careplus-staff', secret: 'secret-of-the-console' } as const
export const staffHost = 'staff.careplus.example'
export const tokenClient = { id: 'careplus-token' } as const
/** Like LINE: code flow only, ID tokens signed with the channel's secret. */
export const lineChannel = { id: '1650000001', secret: '0123456789abcdef0123456789abcdef' } as const

export interface OpenIdProvider {
  readonly issuer: string
  readonly authorization: string
  readonly know: (person: Person) => void
  /** An ID token with the provider's signature; `forged`: signed with another key. */
  readonly sign: (claims: JWTPayload, forged?: boolean) => Promise<string>
  readonly publicKey: string
  readonly giveNext: (idToken: string) => void
  readonly trades: () => number
  readonly stop: () => Promise<void>
}

const page = (
  uid: string,
): string => `<!doctype html><html lang="en"><title>Sign in</title><link rel="icon" href="data:,">
<form method="post" action="/interaction/${uid}"><label>Account <input name="account"></label>
<button name="answer" value="yes">Sign in</button><button name="answer" value="no">Cancel</button></form></html>`

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

const alg = 'RS256'

export const lineSettings = ({ issuer, authorization }: OpenIdProvider): LineSettings => ({
  channelId: lineChannel.id,
  channelSecret: lineChannel.secret,
  issuer,
  authorization,
  asksEmail: true,
  friendship: 'normal',
})

/** The provider warns about old Node versions and its store in memory; both are intended here. */
const withoutItsWarnings = async <A>(work: () => Promise<A>): Promise<A> => {
  const { warn } = console
  const onWarning = (...warning: ReadonlyArray<unknown>): void => {
    if (!String(warning[0]).includes('oidc-provider WARNING')) warn(...warning)
  }
  Object.assign(console, { warn: onWarning })
  return work().finally(() => Object.assign(console, { warn }))
}

/** Redirects may use any port of 127.0.0.1. The page signs in by account name. */
export const startOpenIdProvider = async (): Promise<OpenIdProvider> => {
  const { interactionPolicy, Provider } = await withoutItsWarnings(() => import('oidc-provider'))
  const [own, foreign] = await Promise.all([generateKeyPair(alg, { extractable: true }), generateKeyPair(alg)])
  const people = new Map<string, Person>()
  let traded = 0
  let next: string | null = null

  const answer: { by: (request: IncomingMessage, response: ServerResponse) => void } = { by: () => undefined }
  const server = createServer((request, response) => answer.by(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  // Native clients would need a consent each time; these are native only because of their loopback redirects.
  const policy = interactionPolicy.base()
  policy.get('consent')?.checks.remove('native_client_prompt')

  const redirect_uris = ['http://127.0.0.1/callback', 'http://127.0.0.1/th/callback']
  const configuration: Configuration = {
    clients: [
      {
        client_id: codeClient.id,
        client_secret: codeClient.secret,
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
      {
        client_id: staffClientOfProvider.id,
        client_secret: staffClientOfProvider.secret,
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://127.0.0.1', `https://${staffHost}`].map((at) => `${at}/staff/api/sign-in/done/`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
      {
        client_id: tokenClient.id,
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris,
        response_types: ['id_token token'],
        grant_types: ['implicit'],
      },
      {
        client_id: lineChannel.id,
        client_secret: lineChannel.secret,
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'HS256',
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: [alg, 'HS256'] },
    responseTypes: ['code', 'id_token token'],
    jwks: { keys: [{ ...(await exportJWK(own.privateKey)), kid: 'own', alg, use: 'sig' }] },
    cookies: { keys: ['a key of a test'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub', 'amr'], profile: ['name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, IdToken: 3600, Interaction: 600, Session: 3600, Grant: 3600 },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub)
      return person === undefined ? undefined : { accountId: sub, claims: () => ({ ...person, amr: undefined }) }
    },
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const grant = new context.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  }
  const provider = await withoutItsWarnings(async () => new Provider(issuer, configuration))
  // LINE adds to the redirect whether the official account was added as a friend.
  provider.use(async (context, go) => {
    await go()
    const location = context.response.get('location')
    if (context.oidc?.client?.clientId === lineChannel.id && /[?&]code=/.test(location))
      context.set('location', `${location}&friendship_status_changed=true`)
  })
  const app = provider.callback()

  const interact = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { uid } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(uid))
      return
    }
    const form = await bodyOf(request)
    const accountId = form.get('account') ?? ''
    const result =
      form.get('answer') === 'yes' && people.has(accountId)
        ? { login: { accountId, remember: false, amr: [...(people.get(accountId)?.amr ?? [])] } }
        : { error: 'access_denied', error_description: 'The visitor said no' }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  answer.by = (request, response) => {
    if (request.url?.startsWith('/token') === true) {
      traded += 1
      if (next !== null) {
        const id_token = next
        next = null
        return void response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ id_token, access_token: 'unused', token_type: 'Bearer' }))
      }
    }
    const work =
      request.url?.startsWith('/interaction/') === true ? interact(request, response) : app(request, response)
    Promise.resolve(work).catch(() => response.writeHead(400).end())
  }

  return {
    issuer,
    authorization: `${issuer}/auth`,
    know: (person) => void people.set(person.sub, person),
    sign: (claims, forged = false) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: 'own' }).sign(forged ? foreign.privateKey : own.privateKey),
    publicKey: await exportSPKI(own.publicKey),
    giveNext: (idToken) => void (next = idToken),
    trades: () => traded,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
