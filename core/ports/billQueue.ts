import type { Task } from 'fp-ts/Task'
import type { IdempotencyKey } from './children.js'
import type { ApiError } from '../domain/call/failure.js'
import type { StoreHealth } from './keyValueStore.js'
import type { BillPicture, NewBill } from './loyalty.js'
import type { PictureFile } from './upload.js'

/** The state of a stored bill: รอส่ง, พักไว้, ต้องแก้ไข. The queue drops a bill once it is sent. */
export type StoredBillState =
  /** `notBefore`: milliseconds since the epoch, after the day's limit is reached. */
  | { readonly _tag: 'waiting'; readonly notBefore?: number | undefined }
  | { readonly _tag: 'paused' }
  | { readonly _tag: 'refused'; readonly message: string; readonly fields: ApiError['fields'] }

/** A bill on this device, until the account has it. */
export interface StoredBill {
  readonly id: string
  /** Other members neither see nor send it. */
  readonly memberId: string
  /** The same at each attempt, so that a lost answer creates no second bill. */
  readonly key: IdempotencyKey
  readonly bill: NewBill
  readonly shopTitle: string
  readonly pictures: ReadonlyArray<BillPicture>
  readonly state: StoredBillState
  /** Milliseconds since the epoch. */
  readonly keptAt: number
}

/** The bills of this device waiting to be sent. It never rejects: if the device refuses, memory takes over and
 * `health` says so. */
export interface BillQueue {
  readonly of: (memberId: string) => Promise<ReadonlyArray<StoredBill>>
  readonly find: (id: string) => Promise<StoredBill | null>
  readonly add: (bill: StoredBill) => Promise<void>
  readonly setState: (id: string, state: StoredBillState) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** `elsewhere`: in another tab. Returns the unsubscribe function. */
  readonly onChange: (listener: (elsewhere: boolean) => void) => () => void
  readonly health: () => StoreHealth
}

/** The pictures of an unsent form, by member: opening a camera may close the page. */
export interface PictureDrafts {
  readonly read: (memberId: string) => Promise<ReadonlyArray<PictureFile>>
  readonly keep: (memberId: string, pictures: ReadonlyArray<PictureFile>) => Promise<void>
}

/** The pictures of one form on a device. */
export interface DevicePictures {
  readonly drafts: PictureDrafts
  /** The data of all other members is deleted after a sign-in. */
  readonly keepOnlyOf: (memberId: string) => Promise<void>
  readonly forget: Task<void>
}

/** The bills and draft pictures of a device. */
export interface DeviceBills {
  readonly queue: BillQueue
  readonly drafts: PictureDrafts
  readonly keepOnlyOf: (memberId: string) => Promise<void>
  /** After a sign-out; the queue is hidden only. */
  readonly forgetDrafts: Task<void>
}
