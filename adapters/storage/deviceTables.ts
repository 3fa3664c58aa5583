import { openDB, type IDBPDatabase } from 'idb'
import type { StoreHealth } from '@careplus/core/ports'

/** Milliseconds: some browsers never answer. */
const openingMs = 4000

type Reason = Extract<StoreHealth, { readonly _tag: 'memory' }>['reason']

/** Memory takes what the database refuses. Never rejects. */
export interface DeviceTable {
  readonly all: () => Promise<ReadonlyArray<unknown>>
  readonly get: (key: string) => Promise<unknown>
  readonly keys: () => Promise<ReadonlyArray<string>>
  readonly put: (key: string, value: unknown) => Promise<void>
  readonly change: (key: string, next: (value: unknown) => unknown) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

export interface DeviceTables<Name extends string> {
  readonly of: (name: Name) => DeviceTable
  readonly health: () => StoreHealth
}

const soon = <A>(work: Promise<A>): Promise<A> =>
  Promise.race([work, new Promise<A>((_, reject) => setTimeout(() => reject(new Error('not opened')), openingMs))])

/** Version 1; a new table needs another version. */
export const deviceTables = <Name extends string>(database: string, names: ReadonlyArray<Name>): DeviceTables<Name> => {
  let opened: Promise<IDBPDatabase> | null = null
  let reason: Reason | null = null
  const memories: Array<Map<string, unknown>> = []

  /** After a failure this page no longer uses the database. */
  const open = (): Promise<IDBPDatabase> => {
    const forget = (): void => {
      opened = null
    }
    opened ??= soon(
      openDB(database, 1, {
        upgrade: (db) => names.forEach((name) => db.createObjectStore(name)),
        blocking: (_, __, event) => {
          forget()
          ;(event.target as IDBDatabase).close()
        },
        terminated: forget,
      }),
    )
    return opened
  }
  const attempt = async <A>(work: (db: IDBPDatabase) => Promise<A>): Promise<{ readonly done: A } | null> => {
    try {
      const done = await work(await open())
      reason = null
      return { done }
    } catch (refused) {
      reason = refused instanceof Error && refused.name === 'QuotaExceededError' ? 'full' : 'blocked'
      return null
    }
  }

  const table = (name: Name): DeviceTable => {
    /** undefined: deleted. */
    const memory = new Map<string, unknown>()
    memories.push(memory)
    const write = async (key: string, value: unknown): Promise<void> => {
      const fromDatabase = await attempt<unknown>((db) =>
        value === undefined ? db.delete(name, key) : db.put(name, value, key),
      )
      if (fromDatabase === null) memory.set(key, value)
      else memory.delete(key)
    }
    const get = async (key: string): Promise<unknown> =>
      memory.has(key) ? memory.get(key) : (await attempt((db) => db.get(name, key) as Promise<unknown>))?.done
    const keys = async (): Promise<ReadonlyArray<string>> => {
      const there = (await attempt((db) => db.getAllKeys(name)))?.done ?? []
      return [...new Set([...there.map(String), ...memory.keys()])].filter(
        (key) => !memory.has(key) || memory.get(key) !== undefined,
      )
    }
    return {
      get,
      keys,
      all: async () => Promise.all((await keys()).map(get)),
      put: write,
      remove: (key) => write(key, undefined),
      change: async (key, next) => {
        if (memory.has(key)) {
          if (memory.get(key) !== undefined) await write(key, next(memory.get(key)))
          return
        }
        const changed = { to: undefined as unknown }
        const fromDatabase = await attempt(async (db) => {
          const work = db.transaction(name, 'readwrite')
          const value: unknown = await work.store.get(key)
          if (value !== undefined) {
            changed.to = next(value)
            await work.store.put(changed.to, key)
          }
          await work.done
        })
        if (fromDatabase === null && changed.to !== undefined) memory.set(key, changed.to)
      },
    }
  }

  const made = new Map(names.map((name) => [name, table(name)]))
  return {
    of: (name) => made.get(name) ?? table(name),
    health: () =>
      reason === null && memories.every(({ size }) => size === 0)
        ? { _tag: 'durable' }
        : { _tag: 'memory', reason: reason ?? 'blocked' },
  }
}
