/** Events that may be reported once the parent has agreed. Never a query, hash, id or title: the route's template only. */
export type AnalyticsEvent =
  | { readonly _tag: 'pageViewed'; readonly template: string }
  /** `brandId`: 1 HiQ, 2 Dumex, 3 Protinex, 9 Souvenaid, 10 Alpro. */
  | { readonly _tag: 'buyNowPressed'; readonly brandId: string; readonly template: string }

/** Never fails and never throws: a report that cannot be made is dropped. */
export interface Analytics {
  readonly report: (event: AnalyticsEvent) => void
}
