import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { networkOf } from './network.js'
import { maxHits, secondsToWait, type Limited, type Window } from './limits.js'
import * as rules from './limitRules.js'

const { codesToAddress } = rules

const { windows } = codesToAddress('0812345678')
const start = Date.UTC(2026, 10, 20)

const attemptsAt = (pauses: ReadonlyArray<number>, limits: ReadonlyArray<Window>): ReadonlyArray<number> => {
  const hits: number[] = []
  let now = start
  for (const pause of pauses) {
    now += pause * 1000
    if (secondsToWait(hits, limits, now) === 0) hits.unshift(now)
  }
  return hits
}
const pauses = fc.array(fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 7200 })), { maxLength: 60 })
const inWindow = (hits: ReadonlyArray<number>, from: number, { seconds }: Window): number =>
  hits.filter((at) => at >= from && at < from + seconds * 1000).length

describe('the windows of codes to a number', () => {
  test.prop([pauses])('no stretch of time holds more than its window allows, wherever it begins', (times) => {
    const hits = attemptsAt(times, windows)
    for (const window of windows)
      for (const from of hits) expect(inWindow(hits, from, window)).toBeLessThanOrEqual(window.count)
  })

  test.prop([pauses])(
    'after exactly the wait that was told the next one is let in, and not a second before',
    (times) => {
      const hits = attemptsAt(times, windows)
      const now = hits[0] ?? start
      const wait = secondsToWait(hits, windows, now)
      expect(secondsToWait(hits, windows, now + wait * 1000)).toBe(0)
      if (wait >= 1) expect(secondsToWait(hits, windows, now + (wait - 1) * 1000)).toBeGreaterThan(0)
    },
  )

  test.prop([pauses, fc.nat()])('a hit given back never makes anyone wait longer', (times, which) => {
    const hits = attemptsAt(times, windows)
    const fewer = hits.filter((_, at) => at !== which % Math.max(1, hits.length))
    const now = hits[0] ?? start
    expect(secondsToWait(fewer, windows, now)).toBeLessThanOrEqual(secondsToWait(hits, windows, now))
  })

  test.prop([fc.integer({ min: 60, max: 7200 })])(
    'nobody who waits a minute, an hour after five and a day after ten, is refused',
    (pause) => {
      const hits = attemptsAt([0, pause], windows)
      expect(hits).toHaveLength(2)
    },
  )
})

describe('limits by network', () => {
  const byNetwork: Readonly<Record<string, (network: string) => Limited>> = {
    social: rules.socialRefusalsFromNetwork,
    codes: rules.codeAttemptsFromNetwork,
    partners: rules.partnerCodeAttemptsFromNetwork,
    adults: rules.unknownAdultQuestionsFromNetwork,
    calendars: rules.unknownCalendarsFromNetwork,
    unsubscribes: rules.unknownUnsubscribesFromNetwork,
    staff: rules.staffTokenAttempts,
    joins: rules.mailJoinsFromNetwork,
  }
  const [one, beside, elsewhere] = ['2001:db8:a:1::1', '2001:db8:a:2::1', '2001:db8:b:1::1'].map(networkOf)
  if (one === undefined || beside === undefined || elsewhere === undefined) throw new Error('no networks')

  it.each(Object.entries(byNetwork))('%s: counted for an IPv6 /64 and for the /48 around it', (_, rule) => {
    const [mounted, there, other] = [rule(one), rule(beside), rule(elsewhere)]
    expect(mounted.counter).not.toStrictEqual(there.counter)
    expect(mounted.wider).toStrictEqual(there.wider)
    expect(mounted.wider).not.toStrictEqual(other.wider)
    expect(mounted.wider?.counter.subject).toBe('2001:db8:a::/48')
    expect(rule('192.0.2.7').wider).toBeUndefined()
    for (const { count } of [...mounted.windows, ...(mounted.wider?.windows ?? [])])
      expect(count).toBeLessThanOrEqual(maxHits)
  })

  it('so are bodies of strangers, and wrong passwords', () => {
    expect(rules.unknownBodiesFromNetwork(one).map(({ counter }) => counter.subject)).toStrictEqual([
      one,
      '2001:db8:a::/48',
    ])
    expect(rules.unknownBodiesFromNetwork('192.0.2.7')).toHaveLength(1)
    expect(rules.failuresFromSubscriber(one)).toStrictEqual(rules.failuresFromSubscriber(beside))
    expect(rules.failuresFromSubscriber('192.0.2.7')).toBeNull()
  })

  it('no rule by network is left out here', () => {
    const named = Object.keys(rules).filter((name) => /FromNetwork$|^staffTokenAttempts$/.test(name))
    expect(named.sort()).toStrictEqual(
      [
        'codeAttemptsFromNetwork',
        'codesFromNetwork',
        'failuresFromNetwork',
        'mailJoinsFromNetwork',
        'partnerCodeAttemptsFromNetwork',
        'socialRefusalsFromNetwork',
        'staffTokenAttempts',
        'unknownAdultQuestionsFromNetwork',
        'unknownBodiesFromNetwork',
        'unknownCalendarsFromNetwork',
        'unknownUnsubscribesFromNetwork',
      ].sort(),
    )
  })
})
