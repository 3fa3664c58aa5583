import { argon2Passwords } from '../platform/crypto/passwords.js'

/** A hundredth of a real hash's cost; a run makes thousands of members. */
export const quickPasswords = () =>
  argon2Passwords(undefined, undefined, { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 })
