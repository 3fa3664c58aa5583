import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { post } from './api.js'
import { textVersions } from './consents.js'

interface Email {
  readonly to: string
  readonly text: string
}

export const emailsTo = async (request: APIRequestContext, email: string): Promise<ReadonlyArray<string>> => {
  const answer = await request.get('/outbox', { headers: { accept: 'application/json' } })
  const { data } = (await answer.json()) as { readonly data: ReadonlyArray<Email> }
  return data.filter(({ to }) => to === email).map(({ text }) => text)
}

export const matchNewestEmail = async (
  request: APIRequestContext,
  address: string,
  pattern: RegExp,
): Promise<string> => {
  let code: string | undefined
  const findCode = async () => (code = pattern.exec((await emailsTo(request, address))[0] ?? '')?.[1])
  await expect.poll(findCode, `a code for ${address} in the outbox`).toBeDefined()
  return code ?? ''
}

export const readCode = (request: APIRequestContext, email: string): Promise<string> =>
  matchNewestEmail(request, email, /\b(\d{6})\b/)

export interface Member {
  readonly email: string
  readonly password: string
}

export const newMember = (): Member => ({
  email: `parent@${randomUUID()}.careplus.test`,
  password: `mali-${randomUUID()}`,
})

export const masked = ({ email }: Pick<Member, 'email'>): string =>
  `${email.slice(0, 2)}•••${email.slice(email.indexOf('@'))}`

/** Joins by the API, for journeys that begin with a member. The test's browser stays signed out. */
export const joinMember = async (request: APIRequestContext, member: Member = newMember()): Promise<Member> => {
  await post(request, '/api/join/code', { email: member.email })
  const code = await readCode(request, member.email)
  const { data } = await post<{ readonly data: { readonly join_token: string } }>(request, '/api/join/verify', {
    email: member.email,
    code,
  })
  const consents = (['terms', 'privacy'] as const).map((purpose) => ({
    purpose,
    granted: true,
    version: textVersions[purpose],
  }))
  await post(request, '/api/join', {
    join_token: data.join_token,
    password: member.password,
    adult: true,
    consents,
  })
  return member
}

interface Grant {
  readonly access_token: string
  readonly expires_in: number
  readonly refresh_expires_in: number
}

export const accessOf = async (request: APIRequestContext, member: Member): Promise<string> =>
  (await post<Grant>(request, '/api/login', member)).access_token

/** The refresh token is in its HttpOnly cookie, the rest where the app's scripts store it. Gives the access token. */
export const enter = async (context: BrowserContext, url: string, member: Member): Promise<string> => {
  const grant = await post<Grant>(context.request, '/api/login', member)
  const at = (seconds: number) => String(Date.now() + seconds * 1000)
  const tokens = {
    'auth.strategy': 'local1',
    'auth._token.local1': grant.access_token,
    'auth._token_expiration.local1': at(grant.expires_in),
    'auth._refresh_token_expiration.local1': at(grant.refresh_expires_in),
  }
  await context.addCookies(Object.entries(tokens).map(([name, value]) => ({ name, value, url })))
  return grant.access_token
}
