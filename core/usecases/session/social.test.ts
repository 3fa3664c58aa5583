import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { departureLifeMs, type SocialFlow } from '../../domain/session/departure.js'
import { base64Url } from '../../domain/session/jwt.js'
import { strategies } from '../../domain/session/strategies.js'
import { socialNames, type SocialName } from '../../domain/session/tokens.js'
import { apiError } from '../../testing/memoryAccount.js'
import { seededRandom, settableClock } from '../../testing/memoryDevice.js'
import { memoryDepartures } from '../../testing/memoryDepartures.js'
import { memorySocial, type ProviderAccount } from '../../testing/memorySocial.js'
import { foreignJwt } from '../../testing/session.js'
import type { SessionUser } from '../../ports/session.js'
import { beginSocial, type SocialStart } from './beginSocial.js'
import { finishSocial } from './finishSocial.js'

const redirectUri = 'https://careplus.example/callback'
const authorization = 'https://provider.example/auth'
const user: SessionUser = { id: 'member', email: 'mali@example.com', name: 'Mali' }
const account = (provider: SocialName): ProviderAccount => ({
  provider,
  subject: '7',
  name: 'Mali',
  email: null,
  emailProved: false,
})

const device = (seed = 1) => {
  const clock = settableClock()
  const departures = memoryDepartures()
  const social = memorySocial({ clock, members: [user] })
  const member = social.as(user)
  const accepted: Array<string> = []
  const here: { member: string | null } = { member: null }
  const knownMember = () => here.member
  const all = strategies()
  const begin = beginSocial({
    clock,
    random: seededRandom(seed),
    sha256: (text) => Promise.resolve(new TextEncoder().encode(text)),
    departures,
    session: { knownMember },
    strategy: (name) => {
      const strategy = all[name]
      if (strategy._tag !== 'social') throw new Error('no social strategy')
      return strategy
    },
  })
  const finish = finishSocial({
    clock,
    departures,
    social: member,
    session: {
      knownMember,
      signIn: (strategy, ask) =>
        TE.Functor.map(ask, (answer) => {
          if ('grant' in answer) accepted.push(strategy)
          return answer
        })(),
    },
  })
  const leave = async (name: SocialName, flow: SocialFlow, rest: Partial<SocialStart> = {}) => {
    const way = { clientId: 'careplus', authorization, flow }
    const address = await begin({ name, way, redirectUri, mode: 'redirect', purpose: 'signIn', ...rest })
    const requests = new Map(
      (address.split('?')[1] ?? '').split('&').map((pair) => {
        const [key = '', value = ''] = pair.split('=')
        return [key, decodeURIComponent(value)] as const
      }),
    )
    for (const credential of ['abc', 'at']) social.handOut(credential, account(name))
    return { address, asked: requests, state: requests.get('state') ?? '', nonce: requests.get('nonce') ?? '' }
  }
  const back = (search: string, hash = '') => finish({ search, hash })
  const owns = async (name: SocialName) => {
    social.handOut('own', account(name))
    const linked = await member.link({ provider: name, flow: 'token', accessToken: 'own', idToken: null, nonce: 'n' })
    expect(E.isRight(linked)).toBe(true)
  }
  return { clock, departures, social, accepted, here, leave, back, owns }
}

const provider = fc.constantFrom(...socialNames)
const flow = fc.constantFrom<SocialFlow>('code', 'token')

const answerTo = (name: SocialName, flow: SocialFlow, { state, nonce }: { state: string; nonce: string }) =>
  flow === 'code'
    ? [`?code=abc&state=${state}`, '']
    : [
        '',
        `#access_token=at&expires_in=3599&state=${state}${name === 'google' ? `&id_token=${foreignJwt({ nonce })}` : ''}`,
      ]

describe('whoever asked', () => {
  test.prop([
    provider,
    flow,
    fc.constantFrom('signIn' as const, 'link' as const),
    fc.constantFrom(null, 'mali', 'anong'),
    fc.constantFrom(null, 'mali', 'anong'),
  ])('is the only one who is answered on a device that others use too', async (name, by, purpose, left, expected) => {
    const { leave, back, here, accepted, departures } = device()
    here.member = left
    const requests = await leave(name, by, { purpose })
    here.member = expected
    const [search = '', hash = ''] = answerTo(name, by, requests)
    const done = await back(search, hash)
    const another = expected !== null && expected !== left
    expect(E.isLeft(done)).toBe(another)
    if (another) expect(done).toMatchObject(E.left({ name, why: { _tag: 'StateMismatch' } }))
    if (another) expect(accepted).toEqual([])
    expect(departures.of(name)).toBeNull()
  })
})

describe('leaving for a provider', () => {
  it('asks as the specification says: Google for token and ID token, Facebook for a token', async () => {
    const { leave } = device()
    const google = (await leave('google', 'token')).asked
    expect(Object.fromEntries(google)).toMatchObject({
      response_type: 'token id_token',
      scope: 'openid profile email',
      client_id: 'careplus',
      redirect_uri: redirectUri,
    })
    expect(google.get('state')).toMatch(/^[A-Za-z0-9_-]{10}$/)
    expect(google.get('nonce')).toMatch(/^[A-Za-z0-9_-]{10}$/)
    expect(google.has('code_challenge')).toBe(false)
    const facebook = (await leave('facebook', 'token', { mode: 'popup' })).asked
    expect(facebook.get('response_type')).toBe('token')
    expect(facebook.get('scope')).toBe('public_profile email')
    expect(facebook.get('display')).toBe('popup')
    expect(facebook.has('nonce')).toBe(false)
  })

  it('asks LINE for what the server says that it may be asked for, and for its nonce', async () => {
    const scope = ['openid', 'profile', 'email']
    const way = { clientId: 'c', authorization: `${authorization}?bot_prompt=normal`, flow: 'code', scope } as const
    const { asked: requests } = await device().leave('line', 'code', { way })
    expect(requests.get('scope')).toBe('openid profile email')
    expect(requests.get('nonce')).toMatch(/^[A-Za-z0-9_-]{10}$/)
    expect(requests.get('bot_prompt')).toBe('normal')
    expect((await device().leave('line', 'code')).asked.get('scope')).toBe('openid profile')
  })

  test.prop([fc.integer(), provider])(
    'in the code flow a challenge goes along, and its verifier stays',
    async (seed, name) => {
      const { leave, departures } = device(seed)
      const { asked: requests, address } = await leave(name, 'code')
      const verifier = departures.of(name)?.verifier ?? ''
      expect(verifier).toMatch(/^[0-9a-f]{56}$/)
      expect(requests.get('response_type')).toBe('code')
      expect(requests.get('code_challenge')).toBe(base64Url(new TextEncoder().encode(verifier)))
      expect(requests.get('code_challenge_method')).toBe('S256')
      expect(address).not.toContain(verifier)
    },
  )

  it('keeps a query that the provider address has already', async () => {
    const way = { clientId: 'c', authorization: `${authorization}?tenant=1`, flow: 'code' } as const
    expect((await device().leave('google', 'code', { way })).address).toMatch(
      /^https:\/\/provider\.example\/auth\?tenant=1&/,
    )
  })
})

describe('coming back', () => {
  test.prop([fc.integer(), provider, flow])(
    'once, with what the server needs to check it',
    async (seed, name, flow) => {
      const { leave, back, social, departures } = device(seed)
      const left = await leave(name, flow)
      const verifier = departures.of(name)?.verifier
      const [search = '', hash = ''] = answerTo(name, flow, left)
      expect(await back(search, hash)).toMatchObject(E.right({ _tag: 'NewHere', name }))
      expect(social.given()).toMatchObject([
        flow === 'code'
          ? { provider: name, flow, code: 'abc', codeVerifier: verifier, redirectUri }
          : { provider: name, flow, accessToken: 'at' },
      ])
      // The same answer again: its departure is deleted.
      expect(await back(search, hash)).toMatchObject(E.left({ why: { _tag: 'NoSavedState' } }))
      expect(social.given()).toHaveLength(1)
    },
  )

  it('from LINE with what it adds of its own: whether they have become friends is no part of the answer', async () => {
    const { leave, back, social } = device()
    const { state } = await leave('line', 'code')
    expect(E.isRight(await back(`?code=abc&state=${state}&friendship_status_changed=true`))).toBe(true)
    expect(social.given()).toMatchObject([{ provider: 'line', code: 'abc' }])
  })

  test.prop([provider, flow, fc.stringMatching(/^[A-Za-z0-9_-]{10}$/)])(
    'where nothing was left for signs nobody in: an answer that a stranger planted',
    async (name, flow, state) => {
      const { back, social, accepted } = device()
      const [search, hash] = answerTo(name, flow, { state, nonce: 'n' })
      expect(await back(search ?? '', hash)).toEqual(E.left({ name: null, why: { _tag: 'NoSavedState' } }))
      expect([social.given(), accepted]).toEqual([[], []])
    },
  )

  test.prop([fc.integer(), provider, flow, fc.string()])(
    'with another state than went along signs nobody in, and the own answer is still good',
    async (seed, name, flow, other) => {
      const { leave, back, social, accepted } = device(seed)
      const left = await leave(name, flow)
      fc.pre(other !== left.state)
      const [search, hash] = answerTo(name, flow, { ...left, state: encodeURIComponent(other) })
      expect(await back(search ?? '', hash)).toEqual(E.left({ name: null, why: { _tag: 'StateMismatch' } }))
      expect([social.given(), accepted]).toEqual([[], []])
      const [mine, own] = answerTo(name, flow, left)
      expect(E.isRight(await back(mine ?? '', own))).toBe(true)
    },
  )

  test.prop([fc.integer(), provider, flow])('without a state is nothing of ours', async (seed, name, flow) => {
    const { leave, back, social } = device(seed)
    const left = await leave(name, flow)
    const strip = (text = '') => text.replace(`state=${left.state}`, 'state=')
    const [search, hash] = answerTo(name, flow, left)
    expect(await back(strip(search), strip(hash))).toMatchObject(E.left({ why: { _tag: 'StateMismatch' } }))
    expect(social.given()).toEqual([])
  })

  test.prop([fc.integer(), flow])(
    "with one strategy's state is that strategy's answer, never the other's",
    async (seed, flow) => {
      const { leave, back, social, departures } = device(seed)
      const google = await leave('google', flow)
      await leave('facebook', flow)
      const [search, hash] = answerTo('google', flow, google)
      expect(await back(search ?? '', hash)).toMatchObject(E.right({ name: 'google' }))
      expect(social.given().map((proof) => proof.provider)).toEqual(['google'])
      expect([departures.of('google'), departures.of('facebook') === null]).toEqual([null, false])
    },
  )

  it('from an earlier departure, when another one followed, is not the one that is waited for', async () => {
    const { leave, back } = device()
    const first = await leave('google', 'code')
    await leave('google', 'code')
    expect(await back(`?code=abc&state=${first.state}`)).toMatchObject(E.left({ why: { _tag: 'StateMismatch' } }))
  })

  it('with the answer of the other flow brings nothing', async () => {
    const { leave, back, social } = device()
    const { state } = await leave('google', 'code')
    expect(await back('', `#access_token=at&state=${state}`)).toMatchObject(
      E.left({ why: { _tag: 'NothingReturned' } }),
    )
    const again = await leave('google', 'token')
    expect(await back(`?code=c&state=${again.state}`)).toMatchObject(E.left({ why: { _tag: 'NothingReturned' } }))
    expect(social.given()).toEqual([])
  })

  it('with another nonce is not used, nor with a refusal', async () => {
    const { leave, back, social } = device()
    const { state } = await leave('google', 'token')
    const idToken = foreignJwt({ nonce: 'another' })
    expect(await back('', `#access_token=at&id_token=${idToken}&state=${state}`)).toMatchObject(
      E.left({ name: 'google', why: { _tag: 'NonceMismatch' } }),
    )
    const again = await leave('google', 'code')
    expect(await back(`?error=access_denied&state=${again.state}`)).toEqual(
      E.left({ name: 'google', why: { _tag: 'ProviderRefused', error: 'access_denied' } }),
    )
    expect(social.given()).toEqual([])
  })

  it.each([departureLifeMs + 1, -departureLifeMs - 1])('%d ms later it is nobody’s any more', async (ms) => {
    const { leave, back, clock } = device()
    const { state } = await leave('google', 'code')
    clock.advance(ms)
    expect(await back(`?code=abc&state=${state}`)).toMatchObject(E.left({ why: { _tag: 'NoSavedState' } }))
  })

  it('signs a member in under the provider’s own strategy', async () => {
    const { leave, back, owns, accepted } = device()
    await owns('facebook')
    const { state } = await leave('facebook', 'code')
    expect(await back(`?code=abc&state=${state}`, '#_=_')).toEqual(E.right({ _tag: 'SignedIn', name: 'facebook' }))
    expect(accepted).toEqual(['facebook'])
  })

  it('tells why the server said no, and signs nobody in', async () => {
    const { leave, back, accepted } = device()
    const { state } = await leave('google', 'code')
    const refusal = apiError(422, 'social_refused')
    expect(await back(`?code=made-up&state=${state}`)).toEqual(E.left({ name: 'google', why: refusal }))
    expect(accepted).toEqual([])
  })

  it('to add a way in does not sign in anew', async () => {
    const { leave, back, accepted } = device()
    const { state } = await leave('google', 'code', { purpose: 'link' })
    expect(await back(`?code=abc&state=${state}`)).toEqual(E.right({ _tag: 'Linked', name: 'google' }))
    expect(accepted).toEqual([])
    const again = await leave('google', 'code')
    expect(await back(`?code=abc&state=${again.state}`)).toEqual(E.right({ _tag: 'SignedIn', name: 'google' }))
  })
})
