import type { Clock } from '../ports/clock.js'
import type { DraftStore, GrowthDraft } from '../ports/drafts.js'
import type { KeyValueStore, StoreHealth } from '../ports/keyValueStore.js'
import type { Random } from '../ports/random.js'

export { memoryLock } from '../usecases/session/memoryLock.js'

/** A clock that a test moves. */
export interface SettableClock extends Clock {
  readonly set: (now: number) => void
  readonly advance: (ms: number) => void
}

/** A clock that a test moves. It starts at 23:30 UTC on 19 November 2026, which is the 20th in Bangkok, so that a
 * wrong day shows.
 * @example
 * const clock = settableClock(0)
 * clock.advance(1000)
 * clock.now() // => 1000 */
export const settableClock = (start: number = Date.UTC(2026, 10, 19, 23, 30)): SettableClock => {
  let at = start
  return {
    now: () => at,
    set: (now) => {
      at = now
    },
    advance: (ms) => {
      at += ms
    },
  }
}

/** Repeatable random numbers, not for secrets: the same seed gives the same numbers. Generator: Mulberry32.
 * @example
 * seededRandom(1).uuid() === seededRandom(1).uuid() // => true */
export const seededRandom = (seed = 1): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const uint32 = (count: number) => Array.from({ length: count }, next)
  const uuid = () => {
    const hex = uint32(4)
      .map((n) => n.toString(16).padStart(8, '0'))
      .join('')
    const variant = ((parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
  }
  return { uint32, uuid }
}

const listeners = <A>() => {
  const all = new Set<(value: A) => void>()
  return {
    tell: (value: A) => all.forEach((listener) => listener(value)),
    add: (listener: (value: A) => void) => {
      all.add(listener)
      return () => {
        all.delete(listener)
      }
    },
  }
}

/** A key-value store in memory, with the faults of a device. */
export interface MemoryKeyValueStore extends KeyValueStore {
  readonly changeElsewhere: (key: string, value: string | null) => void
  /** Reports a refusing device; the values stay. */
  readonly setHealth: (health: StoreHealth) => void
}

/** A key-value store in memory.
 * @example
 * const store = memoryKeyValueStore({ theme: 'night' })
 * store.get('theme') // => 'night' */
export const memoryKeyValueStore = (initial: Readonly<Record<string, string>> = {}): MemoryKeyValueStore => {
  const values = new Map(Object.entries(initial))
  const changes = listeners<string | null>()
  let health: StoreHealth = { _tag: 'durable' }
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value)
    },
    remove: (key) => {
      values.delete(key)
    },
    keys: () => [...values.keys()],
    health: () => health,
    onChange: changes.add,
    changeElsewhere: (key, value) => {
      if (value === null) values.delete(key)
      else values.set(key, value)
      changes.tell(key)
    },
    setHealth: (next) => {
      health = next
    },
  }
}

/** A store of growth drafts in memory.
 * @example
 * memoryDraftStore().list() // => [] */
export const memoryDraftStore = (initial: ReadonlyArray<GrowthDraft> = []): DraftStore => {
  const drafts = new Map(initial.map((draft) => [draft.id, draft]))
  const changes = listeners<void>()
  return {
    list: () => [...drafts.values()],
    put: (draft) => {
      drafts.set(draft.id, draft)
      changes.tell()
    },
    remove: (id) => {
      drafts.delete(id)
      changes.tell()
    },
    onChange: changes.add,
  }
}
