import { historyPath } from '../../../../shared/loyalty/paths'

export const billPath = (id: string): string => `${historyPath}?bill=${id}`

export const billsPath = `${historyPath}?show=bills`
