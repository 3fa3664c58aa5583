import type { Analytics, AnalyticsEvent } from '@careplus/core/ports'

export interface RecordingAnalytics extends Analytics {
  readonly reported: () => ReadonlyArray<AnalyticsEvent>
}

/** Keeps what was reported, in order, and sends it nowhere: for tests and for development. */
export const recordingAnalytics = (): RecordingAnalytics => {
  const events: AnalyticsEvent[] = []
  return {
    report: (event) => {
      events.push(event)
    },
    reported: () => [...events],
  }
}
