import type { TrackingChoice } from '@careplus/core/consents'
import type { AnalyticsEvent } from '@careplus/core/ports'

type OfBrands = Readonly<Record<string, string>>

/** The services that receive events. A brand without ids gets none. */
export interface Trackers {
  readonly ads: { readonly url: string; readonly id: string; readonly labels: OfBrands } | null
  readonly pixel: { readonly url: string; readonly id: string | null; readonly brands: OfBrands } | null
  readonly analytics: { readonly url: string; readonly id: string } | null
}

/** The random ids of a visitor, never names. */
export interface TrackedAs {
  readonly clientId: string
  /** null: signed out. */
  readonly carePlusId: string | null
}

/** One GET request to an ads or analytics service. */
export interface TrackingRequest {
  /** `conversion`: ads service. `lead`, `page_view`: social pixel. `event`: usage analytics. */
  readonly kind: 'conversion' | 'lead' | 'page_view' | 'event'
  readonly url: string
}

const withQuery = (url: string, query: Readonly<Record<string, string | null>>): string => {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null)
  return `${url}?${new URLSearchParams(given).toString()}`
}

const conversion = ({ ads }: Trackers, brandId: string): ReadonlyArray<TrackingRequest> => {
  const label = ads?.labels[brandId]
  return ads === null || label === undefined
    ? []
    : [{ kind: 'conversion', url: withQuery(`${ads.url}/${ads.id}/`, { label, guid: 'ON', script: '0' }) }]
}

const lead = ({ pixel }: Trackers, brandId: string): ReadonlyArray<TrackingRequest> => {
  const id = pixel?.brands[brandId]
  return pixel === null || id === undefined
    ? []
    : [{ kind: 'lead', url: withQuery(pixel.url, { id, ev: 'Lead', 'cd[brand_id]': brandId, noscript: '1' }) }]
}

const pageView = ({ pixel }: Trackers, template: string): ReadonlyArray<TrackingRequest> =>
  pixel === null || pixel.id === null
    ? []
    : [{ kind: 'page_view', url: withQuery(pixel.url, { id: pixel.id, ev: 'PageView', dl: template, noscript: '1' }) }]

const measured = (
  { analytics }: Trackers,
  event: AnalyticsEvent,
  { clientId, carePlusId }: TrackedAs,
): ReadonlyArray<TrackingRequest> => {
  if (analytics === null) return []
  const eventFields =
    event._tag === 'pageViewed' ? { en: 'page_view' } : { en: 'buy_now', 'ep.brand_id': event.brandId }
  const query = { v: '2', tid: analytics.id, cid: clientId, uid: carePlusId, dl: event.template, ...eventFields }
  return [{ kind: 'event', url: withQuery(analytics.url, query) }]
}

/** Addresses hold the route's template, never a path, query, title or name. `advertising`: a conversion and lead of
 * the brand, or a page view. */
export const requestsOf = (
  event: AnalyticsEvent,
  trackers: Trackers,
  { analytics, advertising }: TrackingChoice,
  as: TrackedAs,
): ReadonlyArray<TrackingRequest> => [
  ...(advertising
    ? event._tag === 'pageViewed'
      ? pageView(trackers, event.template)
      : [...conversion(trackers, event.brandId), ...lead(trackers, event.brandId)]
    : []),
  ...(analytics ? measured(trackers, event, as) : []),
]
