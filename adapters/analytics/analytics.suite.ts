import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { Analytics, AnalyticsEvent } from '@careplus/core/ports'

export interface AnalyticsPorts {
  readonly analytics: Analytics
  readonly told: (events: number) => Promise<ReadonlyArray<AnalyticsEvent>>
}

const event = (template: fc.Arbitrary<string>, brandId: fc.Arbitrary<string>): fc.Arbitrary<AnalyticsEvent> =>
  fc.oneof(
    fc.record({ _tag: fc.constant('pageViewed' as const), template }),
    fc.record({ _tag: fc.constant('buyNowPressed' as const), brandId, template }),
  )
const real = () =>
  event(fc.constantFrom('/', '/product/{id}', '/article/{id}'), fc.constantFrom('1', '2', '3', '9', '10'))
const odd = () => event(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }))

const inOrder = (events: ReadonlyArray<AnalyticsEvent>): ReadonlyArray<string> =>
  events.map((each) => [each._tag, each.template, each._tag === 'buyNowPressed' ? each.brandId : ''].join(' ')).sort()

export const passesTheAnalyticsSuite = (name: string, make: () => AnalyticsPorts): void => {
  describe(`${name} passes the analytics suite`, () => {
    test.prop([fc.array(real(), { maxLength: 8 })], { numRuns: 20 })(
      'each event comes once, and of a page no more than its template',
      async (events) => {
        const { analytics, told: reported } = make()
        for (const each of events) analytics.report(each)
        expect(inOrder(await reported(events.length))).toEqual(inOrder(events))
      },
    )

    test.prop([odd()])('never throws, whatever is reported', (each) => {
      expect(make().analytics.report(each)).toBeUndefined()
    })
  })
}
