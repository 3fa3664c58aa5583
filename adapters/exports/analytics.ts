export { recordingAnalytics, type RecordingAnalytics } from '../analytics/analytics.js'
export type { TrackedAs, Trackers, TrackingRequest } from '../analytics/requests.js'
export { trackingAnalytics, type Tracking } from '../analytics/trackers.js'
