/** `reference_id`: of the bill, task, order, entry or staff action. */
export type LedgerCommand =
  | {
      readonly _tag: 'Earn'
      readonly kind: 'bill' | 'mission' | 'moved'
      readonly points: number
      readonly reference_id: string
    }
  /** Staff add points, or remove them (less than 0). */
  | { readonly _tag: 'Adjust'; readonly points: number; readonly reason: string; readonly reference_id: string | null }
  | { readonly _tag: 'Hold'; readonly points: number; readonly reference_id: string }
  | { readonly _tag: 'Enter'; readonly points: number; readonly reference_id: string }
  | { readonly _tag: 'Ship'; readonly reference_id: string }
  | { readonly _tag: 'Return'; readonly reference_id: string }
  | { readonly _tag: 'Expire' }

export type LedgerRefusal =
  | { readonly _tag: 'PointsInvalid'; readonly received: number }
  | { readonly _tag: 'PointsShort'; readonly usable: number; readonly missing: number }
  | { readonly _tag: 'PointsTooMany'; readonly most: number }
  | { readonly _tag: 'ReasonMissing' }
  | { readonly _tag: 'AlreadyTaken'; readonly reference_id: string }
  | { readonly _tag: 'NothingTaken'; readonly reference_id: string }
