import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import type * as E from 'fp-ts/Either'
import { inTurn, type QueueFull } from '../queue/inTurn.js'

/** OWASP Password Storage Cheat Sheet, Argon2id: m = 19 MiB, t = 2, p = 1. `algorithm: 2` is the library's Argon2id. */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One per core: more at once evict each other's caches (5% slower). */
const atOnce = Math.min(4, availableParallelism())
export const longestQueue = 500

export interface Passwords {
  readonly hash: (password: string) => Promise<E.Either<QueueFull, string>>
  /** Without a stored hash it does the same work and answers false, so that timing does not reveal whether an account exists. */
  readonly matches: (password: string, stored: string | null) => Promise<E.Either<QueueFull, boolean>>
}

export const argon2Passwords = async (
  width = atOnce,
  queueLength = longestQueue,
  options = cost,
): Promise<Passwords> => {
  const hashing = inTurn(width, queueLength)
  const nobodys = await hash('nobody has this password', options)
  return {
    hash: (password) => hashing(() => hash(password, options)),
    matches: (password, stored) => hashing(async () => (await verify(stored ?? nobodys, password)) && stored !== null),
  }
}
