import type { BillQueue, DeviceBills, StoredBill } from '../ports/billQueue.js'
import type { StoreHealth } from '../ports/keyValueStore.js'
import type { BillPicture } from '../ports/loyalty.js'

/** The bills stored on a device, in memory. */
export interface MemoryDeviceBills {
  /** A tab of one browser; the other tabs are notified of its changes. */
  readonly tab: () => DeviceBills
}

const byAge = (a: StoredBill, b: StoredBill): number => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1)

/**
 * The bill queue of a device in memory, shared by its tabs. Reports itself as durable.
 * @example
 * const browser = memoryDeviceBills()
 * Object.keys(browser.tab()) // => ['queue', 'drafts', 'keepOnlyOf', 'forgetDrafts']
 */
export const memoryDeviceBills = (): MemoryDeviceBills => {
  const bills = new Map<string, StoredBill>()
  const drafts = new Map<string, ReadonlyArray<BillPicture>>()
  const tabs = new Set<Set<(elsewhere: boolean) => void>>()
  const health: StoreHealth = { _tag: 'durable' }

  const tab = (): DeviceBills => {
    const mine = new Set<(elsewhere: boolean) => void>()
    tabs.add(mine)
    const tell = (): void => {
      for (const theirs of tabs) for (const listener of theirs) listener(theirs !== mine)
    }
    const later =
      <A>(work: () => A) =>
      async (): Promise<A> => {
        await Promise.resolve()
        return work()
      }
    const changed = (work: () => void) =>
      later(() => {
        work()
        tell()
      })
    const queue: BillQueue = {
      of: (memberId) => later(() => [...bills.values()].filter((kept) => kept.memberId === memberId).sort(byAge)),
      find: (id) => later(() => bills.get(id) ?? null),
      add: (kept) => changed(() => bills.set(kept.id, kept)),
      setState: (id, state) =>
        changed(() => {
          const kept = bills.get(id)
          if (kept !== undefined) bills.set(id, { ...kept, state })
        }),
      remove: (id) => changed(() => bills.delete(id)),
      onChange: (listener) => {
        mine.add(listener)
        return () => mine.delete(listener)
      },
      health: () => health,
    }
    return {
      queue,
      drafts: {
        read: (memberId) => later(() => drafts.get(memberId) ?? []),
        keep: (memberId, pictures) =>
          later(() => {
            if (pictures.length === 0) drafts.delete(memberId)
            else drafts.set(memberId, pictures)
          }),
      },
      keepOnlyOf: (memberId) =>
        changed(() => {
          for (const { id, memberId: whose } of bills.values()) if (whose !== memberId) bills.delete(id)
          for (const whose of drafts.keys()) if (whose !== memberId) drafts.delete(whose)
        }),
      forgetDrafts: later(() => drafts.clear()),
    }
  }
  return { tab }
}
