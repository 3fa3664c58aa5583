import { historyPath } from '../../../../shared/loyalty/paths'

/** One of the member's bills. */
export const billPath = (id: string): string => `${historyPath}?bill=${id}`

export const billsPath = `${historyPath}?show=bills`
