import { commonPasswordTable } from './commonPasswords.table.js'
import type { IsCommonPassword } from './password.js'

const longestListed = 100

let listed: ReadonlySet<string> | null = null

/** Whether `text` is one of the 10,000 most common passwords, in any case, less those under 8 characters.
 * @example isCommonPassword('password1') // => true */
export const isCommonPassword: IsCommonPassword = (text) => {
  if (typeof text !== 'string' || text.length > longestListed) return false
  listed ??= new Set(commonPasswordTable.trim().split(/\s+/))
  return listed.has(text.toLowerCase())
}
