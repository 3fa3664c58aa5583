import { isRight } from 'fp-ts/Either'
import { StoredBillCodec } from '@careplus/core/internal/loyalty-bills'
import type { DeviceBills, StoredBill } from '@careplus/core/ports'
import { pictureDraftsOn } from './pictureDrafts.js'
import { deviceTables } from './deviceTables.js'

export const billsName = 'careplus.bills'

type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  readonly addEventListener: (type: 'message', listener: () => void) => void
}

const pageChannel = (): Channel | null =>
  typeof BroadcastChannel === 'undefined' || typeof document === 'undefined' ? null : new BroadcastChannel(billsName)

const decodeBill = (value: unknown): ReadonlyArray<StoredBill> => {
  const read = StoredBillCodec.decode(value)
  return isRight(read) ? [read.right] : []
}

const byAge = (a: StoredBill, b: StoredBill): number => a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1)

/** The bills and pictures of this device in IndexedDB. One for a page. */
export const deviceBills = (channel: Channel | null = pageChannel()): DeviceBills => {
  const { of, health } = deviceTables(billsName, ['queue', 'drafts'])
  const [bills, pictures] = [of('queue'), pictureDraftsOn(of('drafts'))]
  const listeners = new Set<(elsewhere: boolean) => void>()
  const notify = (elsewhere: boolean): void => listeners.forEach((listener) => listener(elsewhere))
  channel?.addEventListener('message', () => notify(true))
  const changed = async (work: Promise<void>): Promise<void> => {
    await work
    // A channel among the tabs of one origin takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage('changed')
    notify(false)
  }
  return {
    queue: {
      of: async (memberId) =>
        (await bills.all())
          .flatMap(decodeBill)
          .filter((stored) => stored.memberId === memberId)
          .sort(byAge),
      find: async (id) => decodeBill(await bills.get(id))[0] ?? null,
      add: (stored) => changed(bills.put(stored.id, stored)),
      setState: (id, state) => changed(bills.change(id, (stored) => ({ ...(stored as StoredBill), state }))),
      remove: (id) => changed(bills.remove(id)),
      onChange: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      health,
    },
    drafts: pictures.drafts,
    keepOnlyOf: async (memberId) => {
      const owned = await Promise.all(
        (await bills.keys()).map(async (id) => ({ id, kept: decodeBill(await bills.get(id))[0] })),
      )
      const ofOtherMembers = owned.filter(({ kept: stored }) => stored?.memberId !== memberId)
      for (const { id } of ofOtherMembers) await bills.remove(id)
      await pictures.keepOnlyOf(memberId)
      if (ofOtherMembers.length > 0) await changed(Promise.resolve())
    },
    forgetDrafts: pictures.forget,
  }
}
