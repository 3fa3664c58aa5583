import { createActor, type Actor, type SnapshotFrom } from 'xstate'
import type { BillQueue, StoredBill } from '../../ports/billQueue.js'
import type { Clock } from '../../ports/clock.js'
import type { Random } from '../../ports/random.js'
import { billUpload, type BillUploadEvent, type billUploadMachine } from './billUpload.machine.js'
import { waitingBeside } from './fullDay.js'
import type { UploadBillDeps } from './uploadBill.js'

/** What sending the bills of a device needs from outside. */
export interface BillSenderDeps extends UploadBillDeps {
  readonly queue: BillQueue
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
}

/** A bill and how far it has come. What was sent is shown until it is put away. */
export interface BillUnderWay {
  readonly kept: StoredBill
  readonly upload: SnapshotFrom<typeof billUploadMachine>
}

/** What may be asked of one bill under way. */
export type BillWish = Extract<BillUploadEvent['type'], `${'pause' | 'resume' | 'retry'}.requested`>

/** Every bill of one member on this device, each with its own machine. One for a page. */
export interface BillSender {
  /** Whose bills are sent from now on; null: nobody's, and what is on its way stops. */
  readonly setMember: (memberId: string | null) => void
  /** Kept first, then sent: what is asked of it by its id holds at once. */
  readonly add: (chosen: Pick<StoredBill, 'memberId' | 'bill' | 'shopTitle' | 'pictures'>) => Promise<string>
  /** Oldest first; the same value until something changes. */
  readonly underWay: () => ReadonlyArray<BillUnderWay>
  readonly onChange: (listener: () => void) => () => void
  readonly ask: (billId: string, wish: BillWish) => void
  /** Gives a bill up, or puts one away that was sent. Never one that is being sent. */
  readonly putAway: (billId: string) => Promise<void>
  readonly connectionReturned: () => void
}

interface Running {
  readonly kept: StoredBill
  readonly actor: Actor<typeof billUploadMachine>
}

/**
 * Follows the queue, which other tabs change as well.
 * @example
 * const { bills: { send } } = memoryMemberBills()
 * const queue = memoryDeviceBills().tab().queue
 * typeof queue // => 'object'
 */
export const billSender = (deps: BillSenderDeps): BillSender => {
  const { queue, clock, random } = deps
  const machine = billUpload(deps)
  const listeners = new Set<() => void>()
  const running = new Map<string, Running>()
  let member: string | null = null
  let shown: ReadonlyArray<BillUnderWay> = []

  const tell = (): void => {
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
      tell()
    })
    actor.start()
  }
  const tellBill = ({ actor }: Running, event: BillUploadEvent): void => {
    // A machine that has come to its end hears nothing any more.
    if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  /** Repeats what another tab was asked to do with a bill. */
  const follow = (known: Running, kept: StoredBill): void => {
    if (kept.state._tag === known.kept.state._tag) return
    if (kept.state._tag === 'paused') tellBill(known, { type: 'pause.followed' })
    if (kept.state._tag === 'waiting') tellBill(known, { type: 'resume.followed' })
    if (kept.state._tag === 'refused' && !known.actor.getSnapshot().hasTag('busy')) {
      drop(kept.id)
      start(kept)
    }
  }
  const readAgain = async (elsewhere: boolean): Promise<void> => {
    const whose = member
    if (whose === null) return
    const here = await queue.of(whose)()
    if (member !== whose) return
    const ids = new Set(here.map(({ id }) => id))
    for (const [id, known] of running)
      if (!ids.has(id) && !known.actor.getSnapshot().hasTag('busy')) tellBill(known, { type: 'bill.gone' })
    for (const kept of here) {
      const known = running.get(kept.id)
      if (known === undefined) start(kept)
      else if (elsewhere) follow(known, kept)
      const now = running.get(kept.id)
      // Its pictures never change, and screens show them by what they are.
      if (now !== undefined) running.set(kept.id, { ...now, kept: { ...now.kept, state: kept.state } })
    }
    tell()
  }
  queue.onChange((elsewhere) => void readAgain(elsewhere))

  return {
    setMember: (memberId) => {
      if (memberId === member) return
      member = memberId
      for (const id of running.keys()) drop(id)
      tell()
      void readAgain(false)
    },
    add: async (chosen) => {
      const id = random.uuid()
      const beside = await queue.of(chosen.memberId)()
      const keptAt = clock.now()
      const state = waitingBeside(
        beside.map((kept) => kept.state),
        keptAt,
      )
      await queue.add({ ...chosen, id, key: random.uuid(), state, keptAt })()
      await readAgain(false)
      return id
    },
    underWay: () => shown,
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask: (billId, wish) => {
      const known = running.get(billId)
      if (known !== undefined) tellBill(known, { type: wish })
    },
    putAway: async (billId) => {
      if (running.get(billId)?.actor.getSnapshot().hasTag('busy') === true) return
      drop(billId)
      tell()
      await queue.remove(billId)()
    },
    connectionReturned: () => {
      for (const known of running.values()) tellBill(known, { type: 'connection.returned' })
    },
  }
}
