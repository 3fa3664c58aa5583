/** An event reported after consent. It has the route's template, never a query, hash, id or title. */
export type AnalyticsEvent =
  | { readonly _tag: 'pageViewed'; readonly template: string }
  /** `brandId`: 1 HiQ, 2 Dumex, 3 Protinex, 9 Souvenaid, 10 Alpro. */
  | { readonly _tag: 'buyNowPressed'; readonly brandId: string; readonly template: string }

/** Reports events. It never fails and never throws: it drops a report that cannot be sent. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => void
}
