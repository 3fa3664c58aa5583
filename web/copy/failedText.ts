import { hasArrived, outcomeOf, type CallFailure, type CallOutcome } from '@careplus/core/call'

interface FailedWords {
  readonly offline: string
  readonly network: string
  readonly busy?: string
  readonly gone?: string
  readonly other: string
}

/** The device's clock is wrong where the server alone calls a day future. */
export const failedText = (failure: CallFailure, words: FailedWords): string => {
  if (failure._tag === 'NetworkError') return failure.reason === 'offline' ? words.offline : words.network
  const ahead = failure.fields.find(({ code }) => code === 'in_future')
  if (ahead !== undefined && ahead.message !== '') return ahead.message
  if (hasArrived(failure) && failure.message !== '') return failure.message
  if (failure.code === 'version_stale' && failure.message !== '') return failure.message
  const outcome = outcomeOf(failure)
  if (outcome === 'missing') return words.gone ?? words.other
  return (outcome === 'tooMany' || failure.code === 'busy' ? words.busy : undefined) ?? words.other
}

const givesReason: Readonly<Record<CallOutcome, boolean>> = {
  refused: true,
  missing: true,
  tooMany: true,
  passing: false,
  signInNeeded: false,
  unknown: false,
}

export const refusedText = (failure: CallFailure, words: FailedWords): string =>
  failure._tag === 'ApiError' && failure.message !== '' && givesReason[outcomeOf(failure)]
    ? (failure.fields[0]?.message ?? failure.message)
    : failedText(failure, words)
