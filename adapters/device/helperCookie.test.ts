import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect } from 'vitest'
import { readHelper, themes, writeHelper, type Helper } from './helperCookie.js'

const jar = (others = '') => {
  let stored = ''
  const writes: string[] = []
  return {
    asked: writes,
    get cookie() {
      return [others, stored].filter((each) => each !== '').join('; ')
    },
    set cookie(text: string) {
      writes.push(text)
      stored = text.includes('Max-Age=0') ? '' : (text.split('; ')[0] ?? '')
    },
  }
}

const helpers: fc.Arbitrary<Helper> = fc.record(
  {
    choice: fc.option(fc.record({ analytics: fc.boolean(), advertising: fc.boolean() }, { noNullPrototype: true })),
    version: fc.option(fc.constantFrom('2026-11-01', '2026-11-22')),
    lowData: fc.option(fc.boolean()),
    theme: fc.option(fc.constantFrom(...themes)),
  },
  { noNullPrototype: true },
)

describe('the helper cookie', () => {
  test.prop([helpers])('gives back what was written, beside other cookies', (helper) => {
    const cookieJar = jar('auth.strategy=local1')
    writeHelper(cookieJar, helper)
    expect(readHelper(cookieJar)).toStrictEqual({ ...helper, version: helper.choice === null ? null : helper.version })
  })
  test.prop([fc.string()])('reads whatever stands there, and takes a part for nothing', (text) => {
    const { choice, lowData } = readHelper({ cookie: `careplus.helper=${text}` })
    expect(choice === null || typeof choice.analytics === 'boolean').toBe(true)
    expect([true, false, null]).toContain(lowData)
    expect(readHelper({ cookie: 'careplus.helper=a=1' }).choice).toBeNull()
  })
  test('of a time when advertising was called marketing means what it meant: its sheet asked for that alone', () => {
    const earlier = { cookie: 'careplus.helper=a=0&m=1&v=2026-11-22&d=1' }
    expect(readHelper(earlier)).toStrictEqual({
      choice: { analytics: false, advertising: true },
      version: '2026-11-22',
      lowData: true,
      theme: null,
    })
  })
  test('lives 3000 days, for the whole site', () => {
    const cookieJar = jar()
    writeHelper(cookieJar, {
      choice: { analytics: true, advertising: false },
      version: '2026-11-22',
      lowData: null,
      theme: null,
    })
    expect(cookieJar.asked).toStrictEqual([
      'careplus.helper=a=1&m=0&v=2026-11-22; Path=/; Max-Age=259200000; SameSite=Lax',
    ])
  })
})
