import { commonPasswordTable } from './commonPasswords.table.js'
import type { IsCommonPassword } from './password.js'

let listed: ReadonlySet<string> | null = null

/**
 * Whether `text` is one of the 10,000 most common passwords, in capitals or not; those of fewer than 8 characters are not
 * looked for, which the length rule refuses. The list is read at the first call.
 */
export const isCommonPassword: IsCommonPassword = (text) => {
  listed ??= new Set(commonPasswordTable.trim().split(/\s+/))
  return listed.has(text.toLowerCase())
}
