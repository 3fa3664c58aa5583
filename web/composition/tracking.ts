export { trackingAnalytics, type Trackers, type TrackingRequest } from '@careplus/adapters/analytics'
export { cryptoRandom } from '@careplus/adapters/device'
