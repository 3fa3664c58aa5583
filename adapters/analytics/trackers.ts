import type { TrackingChoice } from '@careplus/core/consents'
import type { Analytics } from '@careplus/core/ports'
import { requestsOf, type TrackedAs, type Trackers, type TrackingRequest } from './requests.js'
import { sendTracking } from './sendTracking.js'

/** The current consents and ids. */
export interface Tracking {
  readonly trackers: Trackers
  readonly choice: TrackingChoice
  readonly as: TrackedAs
}

/** Sends events to the trackers with consent, by our own requests; none of their scripts runs. */
export const trackingAnalytics = (
  { trackers, choice, as }: Tracking,
  onSent: (requests: ReadonlyArray<TrackingRequest>) => void = () => undefined,
): Analytics => ({
  report: (event) => {
    const requests = requestsOf(event, trackers, choice, as)
    for (const request of requests) sendTracking(request)
    onSent(requests)
  },
})
