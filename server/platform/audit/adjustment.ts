/** Staff's change of a member's points, by the reference of its ledger entry. */
export interface Adjustment {
  readonly reference_id: string
  readonly points: number
}

/** `0b6f… -50`. */
export const adjustmentText = ({ reference_id, points }: Adjustment): string => `${reference_id} ${points}`

export const adjustmentOf = (detail: string): Adjustment => {
  const [reference_id = '', points = ''] = detail.split(' ')
  return { reference_id, points: Number(points) }
}
