import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnalyticsEvent } from '@careplus/core/ports'
import { requestsOf, type Trackers } from './requests.js'

const trackers: Trackers = {
  ads: { url: 'https://ads.example/conversion', id: '77', labels: { '1': 'hiq&1', '10': 'alpro' } },
  pixel: { url: 'https://social.example/tr', id: '500', brands: { '1': '501', '3': '503' } },
  analytics: { url: 'https://measure.example/collect', id: 'G-1' },
}
const as = { clientId: 'c-1', carePlusId: 'p-1' }
const both = { analytics: true, advertising: true }
const buy = (brandId: string): AnalyticsEvent => ({ _tag: 'buyNowPressed', brandId, template: '/product/{id}' })
const view: AnalyticsEvent = { _tag: 'pageViewed', template: '/article/{id}' }
const sent = (event: AnalyticsEvent, choice = both, to = trackers) =>
  requestsOf(event, to, choice, as).map(({ kind, url }) => {
    const { origin, pathname, searchParams } = new URL(url)
    return [kind, origin + pathname, Object.fromEntries(searchParams)]
  })

describe('what is sent', () => {
  it('to buy: a conversion and a lead with the ids of the brand, and one event of both ids', () => {
    expect(sent(buy('1'))).toStrictEqual([
      ['conversion', 'https://ads.example/conversion/77/', { label: 'hiq&1', guid: 'ON', script: '0' }],
      ['lead', 'https://social.example/tr', { id: '501', ev: 'Lead', 'cd[brand_id]': '1', noscript: '1' }],
      [
        'event',
        'https://measure.example/collect',
        { v: '2', tid: 'G-1', cid: 'c-1', uid: 'p-1', dl: '/product/{id}', en: 'buy_now', 'ep.brand_id': '1' },
      ],
    ])
  })

  it('of a page: a view for the whole app, by its template', () => {
    expect(sent(view).map(([kind, , query]) => [kind, (query as Record<string, string>)['dl']])).toStrictEqual([
      ['page_view', '/article/{id}'],
      ['event', '/article/{id}'],
    ])
    expect(requestsOf(view, trackers, both, { clientId: 'c-1', carePlusId: null })[1]?.url).not.toContain('uid')
  })

  it.each([
    ['10', ['conversion', 'event']],
    ['3', ['lead', 'event']],
    ['2', ['event']],
  ])('nothing of a brand that is not named: %s', (brand, kinds) => {
    expect(sent(buy(brand)).map(([kind]) => kind)).toStrictEqual(kinds)
  })

  test.prop([
    fc.constantFrom(view, buy('1')),
    fc.boolean(),
    fc.boolean(),
    fc.record({ ads: fc.boolean(), pixel: fc.boolean(), analytics: fc.boolean() }),
  ])('only what there is consent for, and only where somebody is named', (event, analytics, advertising, named) => {
    const to: Trackers = {
      ads: named.ads ? trackers.ads : null,
      pixel: named.pixel ? trackers.pixel : null,
      analytics: named.analytics ? trackers.analytics : null,
    }
    const kinds = sent(event, { analytics, advertising }, to).map(([kind]) => kind)
    expect(kinds.includes('event')).toBe(analytics && named.analytics)
    expect(kinds.includes('conversion')).toBe(advertising && named.ads && event._tag === 'buyNowPressed')
    expect(kinds.includes('lead')).toBe(advertising && named.pixel && event._tag === 'buyNowPressed')
    expect(kinds.includes('page_view')).toBe(advertising && named.pixel && event._tag === 'pageViewed')
    expect(new Set(kinds).size).toBe(kinds.length)
  })
})
