import type { Task } from 'fp-ts/Task'
import type { IdempotencyKey } from './children.js'
import type { ApiError } from '../domain/call/failure.js'
import type { StoreHealth } from './keyValueStore.js'
import type { BillPicture, NewBill } from './loyalty.js'
import type { PictureFile } from './upload.js'

/** รอส่ง, พักไว้, ต้องแก้ไข. What is being sent is `waiting` to everybody else; what was sent is no longer kept. */
export type StoredBillState =
  /** `notBefore`, in milliseconds since the epoch: where a day has had enough of them, it goes then, in the next one. */
  | { readonly _tag: 'waiting'; readonly notBefore?: number | undefined }
  | { readonly _tag: 'paused' }
  /** The server will not have it so. `fields`: where it said which. */
  | { readonly _tag: 'refused'; readonly message: string; readonly fields: ApiError['fields'] }

/** A bill on this device until it is in the account. */
export interface StoredBill {
  readonly id: string
  /** The member who chose it; nobody else sees or sends it. */
  readonly memberId: string
  /** The same at each try, so that an answer that was lost sends nothing twice. */
  readonly key: IdempotencyKey
  readonly bill: NewBill
  readonly shopTitle: string
  readonly pictures: ReadonlyArray<BillPicture>
  readonly state: StoredBillState
  /** Milliseconds since the epoch. */
  readonly keptAt: number
}

/**
 * Bills on this device that wait to be sent. Never rejects: where the device refuses, memory takes over and `health` says
 * so. What cannot be read any more is left out.
 */
export interface BillQueue {
  /** Oldest first. */
  readonly of: (memberId: string) => Task<ReadonlyArray<StoredBill>>
  /** null: it is no longer here. */
  readonly find: (id: string) => Task<StoredBill | null>
  readonly add: (bill: StoredBill) => Task<void>
  /** Nothing happens to a bill that is no longer here. */
  readonly setState: (id: string, state: StoredBillState) => Task<void>
  readonly remove: (id: string) => Task<void>
  /** Calls back at each change, of other tabs (`elsewhere`) as well. Returns the way to stop. */
  readonly onChange: (listener: (elsewhere: boolean) => void) => () => void
  readonly health: () => StoreHealth
}

/** The pictures of a form that is still being typed, by member: a camera may close the page that asked for it. */
export interface PictureDrafts {
  readonly read: (memberId: string) => Task<ReadonlyArray<PictureFile>>
  /** In place of those before; none: nothing is kept. */
  readonly keep: (memberId: string, pictures: ReadonlyArray<PictureFile>) => Task<void>
}

/** What a device keeps of the pictures of one form. */
export interface DevicePictures {
  readonly drafts: PictureDrafts
  /** Another member has signed in: what is anybody else's goes. */
  readonly keepOnlyOf: (memberId: string) => Task<void>
  /** Somebody has signed out: all of it goes, as what was typed does. */
  readonly forget: Task<void>
}

/** What a device keeps of bills. */
export interface DeviceBills {
  readonly queue: BillQueue
  readonly drafts: PictureDrafts
  /** Another member has signed in: what is anybody else's goes. */
  readonly keepOnlyOf: (memberId: string) => Task<void>
  /** Somebody has signed out: what was chosen and not sent goes, as what was typed does; the queue is only hidden. */
  readonly forgetDrafts: Task<void>
}
