import { argon2Passwords, type Passwords } from '../platform/crypto/passwords.js'

/** Real passwords; runs `during` after a match, before the caller gets the result. */
export const slowPasswords = async (): Promise<{
  readonly passwords: Passwords
  readonly during: (work: () => Promise<unknown>) => void
}> => {
  const real = await argon2Passwords()
  let meanwhile: () => Promise<unknown> = async () => null
  return {
    passwords: {
      hash: real.hash,
      matches: async (...passwords) => {
        const matched = await real.matches(...passwords)
        await meanwhile()
        return matched
      },
    },
    during: (work) => void (meanwhile = work),
  }
}
