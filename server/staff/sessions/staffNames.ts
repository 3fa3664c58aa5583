import { userInfo } from 'node:os'

export const actorOf = (name: string): string => `staff:${name}`

/** Name of a local user; token names contain no @. */
export const localName = (user: string): string => `${user}@local`

const named = (): string => {
  try {
    return userInfo().username
  } catch {
    // A container's user id may have no name.
    return `uid-${process.getuid?.() ?? 0}`
  }
}

/** As the contract takes a name of staff, without what nobody sees; may be empty. */
export const cleanedName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replace(/ +/g, ' ')
    .slice(0, 36)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')

/** Equal for names that a reader of the audit log may take for one. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase()

export const userName = (): string =>
  named()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .slice(0, 40) || 'nobody'
