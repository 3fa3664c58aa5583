import { outcomeOf, type CallFailure } from '@careplus/core/call'

/** What a screen says of a call that failed; what it does not tell apart, `other` says. */
interface FailedWords {
  readonly offline: string
  readonly network: string
  readonly busy?: string
  readonly gone?: string
  readonly other: string
}

export const failedText = (failure: CallFailure, words: FailedWords): string => {
  if (failure._tag === 'NetworkError') return failure.reason === 'offline' ? words.offline : words.network
  const outcome = outcomeOf(failure)
  if (outcome === 'missing') return words.gone ?? words.other
  return (outcome === 'tooMany' || failure.code === 'busy' ? words.busy : undefined) ?? words.other
}

/** The same, where a refusal comes with the server's own sentence, which says what is in the way. */
export const refusedText = (failure: CallFailure, words: FailedWords): string =>
  failure._tag === 'ApiError' && outcomeOf(failure) === 'refused' && failure.message !== ''
    ? (failure.fields[0]?.message ?? failure.message)
    : failedText(failure, words)
