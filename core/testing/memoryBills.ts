import type { BillQueue, DeviceBills, StoredBill } from '../ports/billQueue.js'
import type { StoreHealth } from '../ports/keyValueStore.js'
import type { BillPicture } from '../ports/loyalty.js'

export interface MemoryDeviceBills {
  readonly tab: () => DeviceBills
}

const byAge = (a: StoredBill, b: StoredBill): number => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1)

/** Shared by the tabs of a device. It reports itself as durable. */
export const memoryDeviceBills = (): MemoryDeviceBills => {
  const bills = new Map<string, StoredBill>()
  const drafts = new Map<string, ReadonlyArray<BillPicture>>()
  const tabs = new Set<Set<(elsewhere: boolean) => void>>()
  const health: StoreHealth = { _tag: 'durable' }

  const tab = (): DeviceBills => {
    const ownListeners = new Set<(elsewhere: boolean) => void>()
    tabs.add(ownListeners)
    const notifyAll = (): void => {
      for (const theirs of tabs) for (const listener of theirs) listener(theirs !== ownListeners)
    }
    const later = async <A>(work: () => A): Promise<A> => {
      await Promise.resolve()
      return work()
    }
    const changed = (work: () => void) =>
      later(() => {
        work()
        notifyAll()
      })
    const queue: BillQueue = {
      of: (memberId) => later(() => [...bills.values()].filter((bill) => bill.memberId === memberId).sort(byAge)),
      find: (id) => later(() => bills.get(id) ?? null),
      add: (bill) => changed(() => bills.set(bill.id, bill)),
      setState: (id, state) =>
        changed(() => {
          const bill = bills.get(id)
          if (bill !== undefined) bills.set(id, { ...bill, state })
        }),
      remove: (id) => changed(() => bills.delete(id)),
      onChange: (listener) => {
        ownListeners.add(listener)
        return () => ownListeners.delete(listener)
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
          for (const { id, memberId: owner } of bills.values()) if (owner !== memberId) bills.delete(id)
          for (const owner of drafts.keys()) if (owner !== memberId) drafts.delete(owner)
        }),
      forgetDrafts: () => later(() => drafts.clear()),
    }
  }
  return { tab }
}
