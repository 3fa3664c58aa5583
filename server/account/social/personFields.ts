import * as E from 'fp-ts/Either'
import { email } from '@careplus/core/identity'
import { oneLine } from '@careplus/core/text'

/** As the contract has a member's name, in code points. */
const longestName = 100

/** A name as a provider tells it, on one line and not too long; null: none that could be used. */
export const nameOf = (claim: string | undefined): string | null => {
  const cut = oneLine([...oneLine(claim ?? '')].slice(0, longestName).join(''))
  return cut === '' ? null : cut
}

/** An address as a provider tells it; null: none, or none that we could write to. */
export const addressOf = (claim: string | undefined): string | null => {
  const parsed = email(claim ?? '')
  return E.isRight(parsed) ? parsed.right : null
}
