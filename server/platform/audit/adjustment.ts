export interface Adjustment {
  readonly reference_id: string
  readonly points: number
}

export const adjustmentText = ({ reference_id, points }: Adjustment): string => `${reference_id} ${points}`

export const adjustmentOf = (detail: string): Adjustment => {
  const [reference_id = '', points = ''] = detail.split(' ')
  return { reference_id, points: Number(points) }
}
