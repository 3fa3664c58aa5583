import type { Analytics, AnalyticsEvent } from '@careplus/core/ports'

/**
 * Analytics that send nothing and keep what they were told, in order: for tests, and to show a member what would be
 * reported.
 */
export interface RecordingAnalytics extends Analytics {
  readonly reported: () => ReadonlyArray<AnalyticsEvent>
}

/**
 * Keeps what was reported, in order, and sends it nowhere: for tests and for development.
 * @example
 * recordingAnalytics().reported() // => []
 */
export const recordingAnalytics = (): RecordingAnalytics => {
  const events: AnalyticsEvent[] = []
  return {
    report: (event) => {
      events.push(event)
    },
    reported: () => [...events],
  }
}
