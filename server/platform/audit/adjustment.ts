/** What staff gave a member or took from them, by the reference of the ledger's line. */
export interface Adjustment {
  readonly reference_id: string
  readonly points: number
}

/** As it stands in the audit: `0b6f… -50`. */
export const adjustmentText = ({ reference_id, points }: Adjustment): string => `${reference_id} ${points}`

export const adjustmentOf = (detail: string): Adjustment => {
  const [reference_id = '', points = ''] = detail.split(' ')
  return { reference_id, points: Number(points) }
}
