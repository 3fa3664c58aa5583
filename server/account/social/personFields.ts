import * as E from 'fp-ts/Either'
import { parseEmail } from '@careplus/core/identity'
import { oneLine } from '@careplus/core/text'

/** The contract's limit of a name, in code points. */
const longestName = 100

/** On one line and not too long; null: none that is usable. */
export const nameOf = (claim: string | undefined): string | null => {
  const cut = oneLine([...oneLine(claim ?? '')].slice(0, longestName).join(''))
  return cut === '' ? null : cut
}

/** Null: none, or none that we could write to. */
export const addressOf = (claim: string | undefined): string | null => {
  const parsed = parseEmail(claim ?? '')
  return E.isRight(parsed) ? parsed.right : null
}
