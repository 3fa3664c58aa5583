import { userInfo } from 'node:os'

/** What stands in the audit for someone of staff, by the name of their token. */
export const actorOf = (name: string): string => `staff:${name}`

/** Of whoever can read the data folder; no token has an @ in its name. */
export const localName = (user: string): string => `${user}@local`

const named = (): string => {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number that has no name.
    return `uid-${process.getuid?.() ?? 0}`
  }
}

/** As the machine knows the user of this process, in signs that the audit takes. */
export const userName = (): string =>
  named()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]/gu, '-')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '')
    .slice(0, 40) || 'nobody'
