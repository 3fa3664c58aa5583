import { argon2Passwords } from '../platform/crypto/passwords.js'

/** Costs a hundredth of a real hash, for tests that only need members: a run makes thousands of them. */
export const quickPasswords = () =>
  argon2Passwords(undefined, undefined, { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 })
