import * as E from 'fp-ts/Either'
import { email } from '@careplus/core/identity'
import { oneLine } from '@careplus/core/text'

/** As the contract has a member's name, in code points. */
const longestName = 100

/** A name as a provider tells it, on one line and not too long; null: none that could be used. */
export const nameOf = (told: string | undefined): string | null => {
  const cut = oneLine([...oneLine(told ?? '')].slice(0, longestName).join(''))
  return cut === '' ? null : cut
}

/** An address as a provider tells it; null: none, or none that we could write to. */
export const addressOf = (told: string | undefined): string | null => {
  const read = email(told ?? '')
  return E.isRight(read) ? read.right : null
}
