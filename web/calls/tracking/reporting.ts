import { cryptoRandom, trackingAnalytics, type Trackers, type TrackingRequest } from '../../composition/tracking'
import { askPublished, askTrackers } from '../../composition/published'
import { mayTrackPage } from '@careplus/core/internal/consents'
import type { TrackingChoice } from '@careplus/core/consents'
import type { AnalyticsEvent } from '@careplus/core/ports'
import { isRight } from 'fp-ts/Either'
import { allowedNow } from './trackingChoice'
import { clientIdFor } from './trackingClient'
import { shownPage } from './shownPage'
import { changes } from '../../page/changes'

let trackers: Promise<Trackers | null> | null = null

/** null: not known now. */
export const loadTrackers = (): Promise<Trackers | null> => {
  trackers ??= askPublished(askTrackers.path).then((answer) => {
    const decoded = isRight(answer) ? askTrackers.read(answer.right) : answer
    if (isRight(decoded)) return decoded.right
    trackers = null
    return null
  })
  return trackers
}

export interface Sent extends TrackingRequest {
  readonly at: number
}

let sent: ReadonlyArray<Sent> = []
const { onChange, changed } = changes()

export const sentRequests = (): ReadonlyArray<Sent> => sent
export const onSent = onChange

const send = (event: AnalyticsEvent, to: Trackers, choice: TrackingChoice): void => {
  if (!choice.analytics && !choice.advertising) return
  const as = {
    clientId: choice.analytics ? clientIdFor(allowedNow().carePlusId ?? '', cryptoRandom.uuid) : '',
    carePlusId: allowedNow().carePlusId,
  }
  const analytics = trackingAnalytics({ trackers: to, choice, as }, (requests) => {
    sent = [...sent, ...requests.map((request) => ({ ...request, at: Date.now() }))]
    changed()
  })
  analytics.report(event)
}

const reportable = (): string | null => {
  const page = shownPage()
  if (page === null || page.ageLine === undefined) return null
  return mayTrackPage(page.template, page.ageLine) ? page.template : null
}

/** Each tracker gets one page view a load, from the first page that may be tracked. */
const viewed = { analytics: false, advertising: false }

export const consider = async (): Promise<void> => {
  const to = await loadTrackers()
  const [template, { analytics, advertising }] = [reportable(), allowedNow()]
  if (to === null || template === null) return
  const due = { analytics: analytics && !viewed.analytics, advertising: advertising && !viewed.advertising }
  if (!due.analytics && !due.advertising) return
  viewed.analytics ||= due.analytics
  viewed.advertising ||= due.advertising
  send({ _tag: 'pageViewed', template }, to, due)
}

export const reportBuyNow = async (brandId: string): Promise<void> => {
  const template = reportable()
  const to = await loadTrackers()
  if (template !== null && to !== null) send({ _tag: 'buyNowPressed', brandId, template }, to, allowedNow())
}
