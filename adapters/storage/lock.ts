import type { Clock, KeyValueStore, Lock, Random } from '@careplus/core/ports'

/** Milliseconds until the lock of a silent tab expires. */
export const leaseMs = 10_000
const renewalMs = 3000
/** Two tabs may write at once, and the last write wins, so a claim counts only after this time. */
const settleMs = 50
const pollMs = 200

interface LeaseDeps {
  readonly store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
  readonly sleep: (ms: number) => Promise<void>
}

interface Lease {
  readonly owner: string
  readonly until: number
}

const decodeLease = (text: string | null): Lease | null => {
  const [, owner = '', until = ''] = /^([\w-]+) (\d{1,15})$/.exec(text ?? '') ?? []
  return owner === '' ? null : { owner, until: Number(until) }
}

export const leaseLock = ({ store, clock, random, sleep }: LeaseDeps): Lock => {
  const held = (key: string): Lease | null => {
    const lease = decodeLease(store.get(key))
    const left = (lease?.until ?? 0) - clock.now()
    // Longer than a lease: the clock was set back, so the holder's state is unknown.
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

/** `fallback` if Web Locks are missing or refused. */
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
      // Refused before the work began, as in an opaque origin.
      if (begun.yet) throw thrown
      return fallback.run(name, work)
    }
  },
})
