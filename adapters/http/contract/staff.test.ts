import { describe, expect, it } from 'vitest'
import type { Endpoint } from './endpoint.js'
import { errorStatus } from './errors.js'
import { contract } from './index.js'
import { openApi } from './openApi.js'
import { staffContract } from './staff.js'

const endpoints: ReadonlyArray<[string, Endpoint]> = Object.entries(staffContract)

describe('the table of staff', () => {
  it.each(endpoints)('%s is named as its key and has one address of its own, away from all others', (key, endpoint) => {
    expect(endpoint.name).toBe(key)
    expect(endpoint.path).toMatch(/^\/staff\/api\/.*\/$/)
    expect(endpoints.filter(([, e]) => e.path === endpoint.path && e.method === endpoint.method)).toHaveLength(1)
    expect(Object.values(contract).map(({ path }) => path)).not.toContain(endpoint.path)
  })

  it.each(endpoints)('%s: a token for all but the sign-in, a key for what changes anything', (name, endpoint) => {
    const isSignIn = ['signIn', 'openLocally', 'readSignInMethods', 'beginSignIn'].includes(name)
    expect(endpoint.auth).toBe(isSignIn ? 'none' : 'staff')
    // The answer is personal data, so it is not stored under a key.
    const looksOnly = name === 'lookAtWinner' || name === 'lookAtPrizeClaim'
    expect(endpoint.idempotent).toBe(!isSignIn && !looksOnly && endpoint.method !== 'GET')
    expect(endpoint.errors.every((code) => code in errorStatus)).toBe(true)
    expect(endpoint.errors).not.toContain('maintenance')
  })

  it('is not printed for parents', () => {
    expect(JSON.stringify(openApi(contract, { title: '', version: '' }))).not.toContain('/staff/')
  })
})
