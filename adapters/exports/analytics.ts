export { recordingAnalytics, type RecordingAnalytics } from '../analytics/analytics.js'
export { requestsOf, type TrackedAs, type Trackers, type TrackingRequest } from '../analytics/requests.js'
export { sendTracking } from '../analytics/sending.js'
