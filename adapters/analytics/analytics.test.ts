import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnalyticsEvent } from '@careplus/core/ports'
import { passesTheAnalyticsSuite, type AnalyticsPorts } from './analytics.suite.js'
import { recordingAnalytics } from './analytics.js'
import { trackingAnalytics, type Tracking } from './trackers.js'

const received = new Map<string, URLSearchParams[]>()
const receiver = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '', 'http://receiver')
  const visit = searchParams.get('cid') ?? ''
  received.set(visit, [...(received.get(visit) ?? []), searchParams])
  response.writeHead(204).end()
})

let url = ''
beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/collect`
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

let visits = 0
const visit = (): Tracking => ({
  trackers: { ads: null, pixel: null, analytics: { url, id: 'G-1' } },
  choice: { analytics: true, advertising: true },
  as: { clientId: `visit-${String((visits += 1))}`, carePlusId: null },
})

const eventOf = (query: URLSearchParams): AnalyticsEvent => {
  const template = query.get('dl') ?? ''
  const brandId = query.get('ep.brand_id')
  return brandId === null ? { _tag: 'pageViewed', template } : { _tag: 'buyNowPressed', brandId, template }
}

passesTheAnalyticsSuite('what records', (): AnalyticsPorts => {
  const analytics = recordingAnalytics()
  return { analytics, told: () => Promise.resolve(analytics.reported()) }
})

passesTheAnalyticsSuite('what tells the trackers', (): AnalyticsPorts => {
  const tracking = visit()
  const receivedRequests = () => received.get(tracking.as.clientId) ?? []
  return {
    analytics: trackingAnalytics(tracking),
    told: async (events) => {
      await vi.waitFor(() => expect(receivedRequests()).toHaveLength(events), { timeout: 30_000 })
      return receivedRequests().map(eventOf)
    },
  }
})

describe('what tells the trackers', () => {
  const viewed: AnalyticsEvent = { _tag: 'pageViewed', template: '/product/{id}' }

  it('is as quiet where nobody is there, or a browser lets no picture be made', async () => {
    const tracking = visit()
    const pixel = { url: 'http://127.0.0.1:9/tr', id: '500', brands: {} }
    const sent = vi.fn()
    const analytics = trackingAnalytics(
      { ...tracking, trackers: { ads: null, pixel, analytics: { url: 'http://127.0.0.1:9/', id: 'G-1' } } },
      sent,
    )
    analytics.report(viewed)
    expect(sent.mock.calls.flat(2).map(({ kind }: { kind: string }) => kind)).toEqual(['page_view', 'event'])
    await new Promise((done) => setTimeout(done, 50))
  })

  it('tells nobody without consent', async () => {
    const silent = visit()
    trackingAnalytics({ ...silent, choice: { analytics: false, advertising: false } }).report(viewed)
    const recorded = visit()
    trackingAnalytics(recorded).report(viewed)
    await vi.waitFor(() => expect(received.get(recorded.as.clientId)).toHaveLength(1), { timeout: 30_000 })
    expect(received.get(silent.as.clientId)).toBeUndefined()
  })
})
