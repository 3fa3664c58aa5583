import { hash, verify, type Options } from '@node-rs/argon2'
import * as E from 'fp-ts/Either'

/** OWASP Password Storage Cheat Sheet, Argon2id: m = 19 MiB, t = 2, p = 1. The 2 is the library's number of Argon2id. */
const options: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const atOnce = 4
const longestQueue = 500

export interface HashingBusy {
  readonly _tag: 'HashingBusy'
}

export interface Passwords {
  readonly hash: (password: string) => Promise<E.Either<HashingBusy, string>>
  /** Without a stored hash it does the same work and answers false, so that time tells nothing of who has an account. */
  readonly matches: (password: string, stored: string | null) => Promise<E.Either<HashingBusy, boolean>>
}

/** Hashing takes 19 MiB and milliseconds of a core: a few at once, a bounded queue, then a refusal. */
const limited = (width: number, queueLength: number) => {
  let running = 0
  const waiting: Array<() => void> = []
  return async <A>(work: () => Promise<A>): Promise<E.Either<HashingBusy, A>> => {
    if (running >= width) {
      if (waiting.length >= queueLength) return E.left({ _tag: 'HashingBusy' })
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return E.right(await work())
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}

export const argon2Passwords = async (width = atOnce, queueLength = longestQueue): Promise<Passwords> => {
  const inTurn = limited(width, queueLength)
  const nobodys = await hash('nobody has this password', options)
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    matches: (password, stored) => inTurn(async () => (await verify(stored ?? nobodys, password)) && stored !== null),
  }
}
