/** What can happen to points. `reference_id` is that of the bill, task, order, entry or staff action. */
export type LedgerCommand =
  | {
      readonly _tag: 'Earn'
      readonly kind: 'bill' | 'mission' | 'moved'
      readonly points: number
      readonly reference_id: string
    }
  /** By staff: more, or less than 0. */
  | { readonly _tag: 'Adjust'; readonly points: number; readonly reason: string; readonly reference_id: string | null }
  /** For an order. */
  | { readonly _tag: 'Hold'; readonly points: number; readonly reference_id: string }
  /** For entries of a draw: spent at once. */
  | { readonly _tag: 'Enter'; readonly points: number; readonly reference_id: string }
  /** The order has left: what it held is spent. */
  | { readonly _tag: 'Ship'; readonly reference_id: string }
  /** The order, or the draw, is cancelled. */
  | { readonly _tag: 'Return'; readonly reference_id: string }
  /** The day may have turned. */
  | { readonly _tag: 'Expire' }

/** Why points are not moved. */
export type LedgerRefusal =
  /** No whole number, or not above 0; for `Adjust`, 0. */
  | { readonly _tag: 'PointsInvalid'; readonly received: number }
  | { readonly _tag: 'PointsShort'; readonly usable: number; readonly missing: number }
  | { readonly _tag: 'PointsTooMany'; readonly most: number }
  | { readonly _tag: 'ReasonMissing' }
  /** This order or entry has taken its points already. */
  | { readonly _tag: 'AlreadyTaken'; readonly reference_id: string }
  /** Nothing is taken in this name: never was, or shipped, or given back. */
  | { readonly _tag: 'NothingTaken'; readonly reference_id: string }
