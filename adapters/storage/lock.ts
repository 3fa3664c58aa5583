import type { Clock, KeyValueStore, Lock, Random } from '@careplus/core/ports'

/** Milliseconds after which a tab that holds the lease and says nothing has gone. Source: decisions on refreshing. */
export const leaseMs = 10_000
/** How often the holder renews its claim. */
const renewalMs = 3000
/** How long a claim must stand before it counts: two tabs may write at the same moment, and the last write wins. */
const settleMs = 50
const pollMs = 200

interface LeaseDeps {
  /** Seen by all tabs: local storage. */
  readonly store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
  readonly sleep: (ms: number) => Promise<void>
}

interface Lease {
  readonly owner: string
  readonly until: number
}

const readLease = (text: string | null): Lease | null => {
  const [, owner = '', until = ''] = /^([\w-]+) (\d{1,15})$/.exec(text ?? '') ?? []
  return owner === '' ? null : { owner, until: Number(until) }
}

/**
 * Taking turns by a lease in storage, where the browser has no Web Locks.
 * @example
 * const lock = leaseLock({ store: memoryStore(), clock: systemClock, random: arb.seededRandom(), sleep: async () => {} })
 * await lock.run('growth', async () => 'done') // => 'done'
 */
export const leaseLock = ({ store, clock, random, sleep }: LeaseDeps): Lock => {
  const held = (key: string): Lease | null => {
    const lease = readLease(store.get(key))
    const left = (lease?.until ?? 0) - clock.now()
    // More than a lease's length left: the clock was set back since, and nobody can say whether the holder lives.
    return left > 0 && left <= leaseMs ? lease : null
  }
  const claim = (key: string, owner: string) => store.set(key, `${owner} ${clock.now() + leaseMs}`)

  const acquire = async (key: string, owner: string): Promise<void> => {
    for (;;) {
      if (held(key) === null) {
        claim(key, owner)
        await sleep(settleMs)
        if (held(key)?.owner === owner) return
      }
      await sleep(pollMs)
    }
  }

  return {
    run: async (name, work) => {
      const key = `lock.${name}`
      const owner = random.uuid()
      await acquire(key, owner)
      const renewal = setInterval(() => claim(key, owner), renewalMs)
      try {
        return await work()
      } finally {
        clearInterval(renewal)
        if (held(key)?.owner === owner) store.remove(key)
      }
    },
  }
}

/**
 * Web Locks, the browser's own; where they are missing or refused, `fallback`.
 * @example
 * const lock = webLock(null, arb.memoryLock())
 * await lock.run('growth', async () => 'done') // => 'done'
 */
export const webLock = (locks: Pick<LockManager, 'request'> | null | undefined, fallback: Lock): Lock => ({
  run: async (name, work) => {
    if (locks === null || locks === undefined) return fallback.run(name, work)
    const begun = { yet: false }
    try {
      return await locks.request(name, () => {
        begun.yet = true
        return work()
      })
    } catch (thrown) {
      // Refused before the work began (an opaque origin, say): the work has not been done yet.
      if (begun.yet) throw thrown
      return fallback.run(name, work)
    }
  },
})
