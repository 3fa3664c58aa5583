import { commonPasswordTable } from './commonPasswords.table.js'
import type { IsCommonPassword } from './password.js'

/** Longer than any that is listed. */
const longestListed = 100

let listed: ReadonlySet<string> | null = null

/**
 * Whether `text` is one of the 10,000 most common passwords, in capitals or not; those of fewer than 8 characters are not
 * looked for, which the length rule refuses. The list is read at the first call.
 * @example
 * isCommonPassword('password1') // => true
 * isCommonPassword('ข้าวเหนียวมะม่วง') // => false
 */
export const isCommonPassword: IsCommonPassword = (text) => {
  if (typeof text !== 'string' || text.length > longestListed) return false
  listed ??= new Set(commonPasswordTable.trim().split(/\s+/))
  return listed.has(text.toLowerCase())
}
