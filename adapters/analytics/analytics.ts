import type { Analytics, AnalyticsEvent } from '@careplus/core/ports'

/** Analytics that record events in order and send nothing: for tests, and to show a member what would be sent. */
export interface RecordingAnalytics extends Analytics {
  readonly reported: () => ReadonlyArray<AnalyticsEvent>
}

/** Records events in order and sends nothing.
 * @example
 * recordingAnalytics().reported() // => [] */
export const recordingAnalytics = (): RecordingAnalytics => {
  const events: AnalyticsEvent[] = []
  return {
    report: (event) => {
      events.push(event)
    },
    reported: () => [...events],
  }
}
