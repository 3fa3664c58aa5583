export { noAnalytics, recordingAnalytics, type RecordingAnalytics } from '../analytics/analytics.js'
