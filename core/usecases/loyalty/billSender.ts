import { createActor, type Actor, type SnapshotFrom } from 'xstate'
import type { BillQueue, StoredBill } from '../../ports/billQueue.js'
import type { Clock } from '../../ports/clock.js'
import type { Random } from '../../ports/random.js'
import { billUpload, type BillUploadEvent, type billUploadMachine } from './billUpload.machine.js'
import { waitingBeside } from './fullDay.js'
import type { UploadBillDeps } from './uploadBill.js'

/** Ports for sending the bills of a device. */
export interface BillSenderDeps extends UploadBillDeps {
  readonly queue: BillQueue
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
}

/** A bill with its upload. A sent bill is shown until it is dismissed. */
export interface BillUnderWay {
  readonly kept: StoredBill
  readonly upload: SnapshotFrom<typeof billUploadMachine>
}

/** A member's command to one bill. */
export type BillWish = Extract<BillUploadEvent['type'], `${'pause' | 'resume' | 'retry'}.requested`>

/** Sends the bills of one member on this device, one machine each. One for a page. */
export interface BillSender {
  readonly setMember: (memberId: string | null) => void
  readonly add: (chosen: Pick<StoredBill, 'memberId' | 'bill' | 'shopTitle' | 'pictures'>) => Promise<string>
  /** Oldest first; the same array until something changes. */
  readonly underWay: () => ReadonlyArray<BillUnderWay>
  readonly onChange: (listener: () => void) => () => void
  readonly ask: (billId: string, intent: BillWish) => void
  /** An unsent bill is deleted, a sent one dismissed; never during sending. */
  readonly putAway: (billId: string) => Promise<void>
  readonly connectionReturned: () => void
}

interface Running {
  readonly kept: StoredBill
  readonly actor: Actor<typeof billUploadMachine>
}

/** The sender of the stored queue, which other tabs change too. */
export const billSender = (deps: BillSenderDeps): BillSender => {
  const { queue, clock, random } = deps
  const machine = billUpload(deps)
  const listeners = new Set<() => void>()
  const running = new Map<string, Running>()
  let member: string | null = null
  let shown: ReadonlyArray<BillUnderWay> = []

  const notifyListeners = (): void => {
    shown = [...running.values()].map(({ kept, actor }) => ({ kept, upload: actor.getSnapshot() }))
    for (const listener of listeners) listener()
  }
  const drop = (id: string): void => {
    running.get(id)?.actor.stop()
    running.delete(id)
  }
  const start = (kept: StoredBill): void => {
    const actor = createActor(machine, { input: { kept } })
    running.set(kept.id, { kept, actor })
    actor.subscribe((upload) => {
      if (upload.hasTag('gone')) drop(kept.id)
      notifyListeners()
    })
    actor.start()
  }
  const sendToBill = ({ actor }: Running, event: BillUploadEvent): void => {
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  const follow = (known: Running, kept: StoredBill): void => {
    if (kept.state._tag === known.kept.state._tag) return
    if (kept.state._tag === 'paused') sendToBill(known, { type: 'pause.followed' })
    if (kept.state._tag === 'waiting') sendToBill(known, { type: 'resume.followed' })
    if (kept.state._tag === 'refused' && !known.actor.getSnapshot().hasTag('busy')) {
      drop(kept.id)
      start(kept)
    }
  }
  const reload = async (elsewhere: boolean): Promise<void> => {
    const owner = member
    if (owner === null) return
    const queued = await queue.of(owner)
    if (member !== owner) return
    const ids = new Set(queued.map(({ id }) => id))
    for (const [id, known] of running)
      if (!ids.has(id) && !known.actor.getSnapshot().hasTag('busy')) sendToBill(known, { type: 'bill.gone' })
    for (const kept of queued) {
      const known = running.get(kept.id)
      if (known === undefined) start(kept)
      else if (elsewhere) follow(known, kept)
      const now = running.get(kept.id)
      // The pictures never change, and screens compare them by identity.
      if (now !== undefined) running.set(kept.id, { ...now, kept: { ...now.kept, state: kept.state } })
    }
    notifyListeners()
  }
  queue.onChange((elsewhere) => void reload(elsewhere))

  return {
    setMember: (memberId) => {
      if (memberId === member) return
      member = memberId
      for (const id of running.keys()) drop(id)
      notifyListeners()
      void reload(false)
    },
    add: async (chosen) => {
      const id = random.uuid()
      const beside = await queue.of(chosen.memberId)
      const keptAt = clock.now()
      const state = waitingBeside(
        beside.map((kept) => kept.state),
        keptAt,
      )
      await queue.add({ ...chosen, id, key: random.uuid(), state, keptAt })
      await reload(false)
      return id
    },
    underWay: () => shown,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: (billId, intent) => {
      const known = running.get(billId)
      if (known !== undefined) sendToBill(known, { type: intent })
    },
    putAway: async (billId) => {
      if (running.get(billId)?.actor.getSnapshot().hasTag('busy') === true) return
      drop(billId)
      notifyListeners()
      await queue.remove(billId)
    },
    connectionReturned: () => {
      for (const known of running.values()) sendToBill(known, { type: 'connection.returned' })
    },
  }
}
