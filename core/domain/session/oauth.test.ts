import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../testing/memoryDevice.js'
import { foreignJwt } from '../../testing/session.js'
import { base64Url, jwtClaims } from './jwt.js'
import { pkceChallenge, pkceVerifier, randomState, returnParameters, socialReturn } from './oauth.js'

const saved = { state: 'abcDEF-_01', nonce: null }

describe('strings that nobody can guess', () => {
  test.prop([fc.integer()])('a state has ten characters that need no escape, a verifier 56', (seed) => {
    const state = randomState(seededRandom(seed))
    expect(state).toMatch(/^[A-Za-z0-9_-]{10}$/)
    expect(pkceVerifier(seededRandom(seed))).toMatch(/^[0-9a-f]{56}$/)
    expect(randomState(seededRandom(seed + 1))).not.toBe(state)
  })

  it('a verifier is the low bytes, two digits each', () => {
    expect(pkceVerifier({ uint32: (count) => Array.from({ length: count }, (_, n) => 0x1200 + n) })).toBe(
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b',
    )
  })

  it('a challenge is the digest as base64url (example of RFC 7636, appendix B)', async () => {
    const digest = Uint8Array.from([
      19, 211, 30, 150, 26, 26, 216, 236, 47, 22, 177, 12, 76, 152, 46, 8, 118, 168, 120, 173, 109, 241, 68, 86, 110,
      225, 137, 74, 203, 112, 249, 195,
    ])
    const asked: string[] = []
    const challenge = await pkceChallenge((text) => {
      asked.push(text)
      return Promise.resolve(digest)
    }, 'verifier')
    expect(challenge).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
    expect(asked).toEqual(['verifier'])
  })

  test.prop([fc.uint8Array({ maxLength: 40 })])('base64url agrees with the platform', (bytes) => {
    expect(base64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
  })
})

describe('claims', () => {
  test.prop([
    fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
      fc.string({ unit: 'grapheme' }),
    ),
  ])('are read as UTF-8', (claims) => {
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
    expect(jwtClaims(`e30.${payload}.c2ln`)).toEqual(JSON.parse(JSON.stringify(claims)))
  })

  test.prop([fc.string()])('of anything else are none, and nothing is thrown', (text) => {
    if (text.split('.').length < 3) expect(jwtClaims(text)).toEqual({})
    else expect(() => jwtClaims(text)).not.toThrow()
  })

  const encoded = (json: string) => Buffer.from(json).toString('base64url')
  const exp = encoded('{"exp":1}')

  it.each([
    `e30.${exp}`,
    `e30.*.${exp}.c2ln`,
    `e30.${encoded('{"a":"???"}').replace('_', '/')}.c2ln`,
    `e30.${encoded('["a"]')}.c2ln`,
    `e30.${encoded('"text"')}.c2ln`,
    `e30.${encoded('null')}.c2ln`,
    `e30.${encoded('{')}.c2ln`,
    'e30.gICA.c2ln',
  ])('%s says nothing', (token) => {
    expect(jwtClaims(token)).toEqual({})
  })

  it('may be written over several lines, with or without a header', () => {
    expect(jwtClaims(`e30.${encoded('{\n\t"exp": 1\n}')}.c2ln`)).toEqual({ exp: 1 })
    expect(jwtClaims(`.${exp}.`)).toEqual({ exp: 1 })
  })
})

describe('the way back from a provider', () => {
  it('reads query and hash; the hash wins, and of twice the same the first', () => {
    const read = returnParameters('?a=1&b=2&a=9&c=x%20y+z', '#b=3&d&b=4')
    expect(Object.fromEntries(read)).toEqual({ a: '1', b: '3', c: 'x y z', d: '' })
    expect(Object.fromEntries(returnParameters('a=1?2#3', ''))).toEqual({ a: '1?2#3' })
  })

  it('leaves out what is broken and keeps the rest', () => {
    expect(Object.fromEntries(returnParameters('?a=%E0%A4%A&b=%E0%B8%81&%zz=1&=x&&', ''))).toEqual({ b: 'ก' })
  })

  test.prop([fc.string(), fc.string()])('never throws', (search, hash) => {
    expect(() => socialReturn(search, hash, saved)).not.toThrow()
  })

  it('accepts only the answer to our question', () => {
    const hash = `#access_token=t&expires_in=3599&state=${saved.state}`
    expect(socialReturn('', hash, saved)).toEqual(
      E.right({ accessToken: 't', idToken: null, refreshToken: null, code: null, expiresIn: 3599 }),
    )
    expect(socialReturn('', hash, null)).toEqual(E.left({ _tag: 'NoSavedState' }))
    expect(socialReturn('', hash, { state: '', nonce: null })).toEqual(E.left({ _tag: 'NoSavedState' }))
    expect(socialReturn('', hash, { ...saved, state: 'other' })).toEqual(E.left({ _tag: 'StateMismatch' }))
    expect(socialReturn('?access_token=t', '', saved)).toEqual(E.left({ _tag: 'StateMismatch' }))
    expect(socialReturn('', '#access_token=t&state=', { ...saved, state: '' })).toEqual(
      E.left({ _tag: 'NoSavedState' }),
    )
  })

  it.each(['access_token', 'id_token', 'code', 'error', 'state'])(
    '%s alone is an answer, if to nobody here',
    (name) => {
      expect(socialReturn(`?${name}=x`, '', null)).toEqual(E.left({ _tag: 'NoSavedState' }))
    },
  )

  it('says that nothing came, or that the provider said no', () => {
    expect(socialReturn('?utm_source=line', '#top', saved)).toEqual(E.left({ _tag: 'NothingReturned' }))
    expect(socialReturn(`?state=${saved.state}&access_token=`, '', saved)).toEqual(E.left({ _tag: 'NothingReturned' }))
    expect(socialReturn(`?error=access_denied&state=${saved.state}`, '', saved)).toEqual(
      E.left({ _tag: 'ProviderRefused', error: 'access_denied' }),
    )
    expect(socialReturn('?error=access_denied', '', saved)).toEqual(E.left({ _tag: 'StateMismatch' }))
  })

  it('takes a code, and an id token only with our nonce', () => {
    expect(socialReturn(`?code=c&state=${saved.state}`, '', saved)).toMatchObject({
      right: { code: 'c', expiresIn: null },
    })
    expect(socialReturn(`?code=c&refresh_token=r&state=${saved.state}`, '', { ...saved, nonce: 'n1' })).toMatchObject({
      right: { code: 'c', idToken: null, refreshToken: 'r' },
    })
    const idToken = foreignJwt({ nonce: 'n1' })
    const hash = `#id_token=${idToken}&state=${saved.state}&expires_in=soon`
    expect(socialReturn('', hash, { ...saved, nonce: 'n1' })).toMatchObject({ right: { idToken, expiresIn: null } })
    expect(socialReturn('', hash, { ...saved, nonce: 'n2' })).toEqual(E.left({ _tag: 'NonceMismatch' }))
    expect(socialReturn('', hash, saved)).toMatchObject({ right: { idToken } })
  })

  it.each(['x3599', '3599x', '-1', '1e3', '1234567890', ''])('a life of %j is none', (life) => {
    const hash = `#access_token=t&state=${saved.state}&expires_in=${life}`
    expect(socialReturn('', hash, saved)).toMatchObject({ right: { expiresIn: null } })
  })
})
