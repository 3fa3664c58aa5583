import type { Task } from 'fp-ts/Task'
import type { IdempotencyKey } from './children.js'
import type { ApiError } from '../domain/call/failure.js'
import type { StoreHealth } from './keyValueStore.js'
import type { BillPicture, NewBill } from './loyalty.js'
import type { PictureFile } from './upload.js'

/** รอส่ง, พักไว้, ต้องแก้ไข. A bill being sent is `waiting` for other tabs; the queue drops a bill once it is sent. */
export type StoredBillState =
  /** `notBefore`: milliseconds since the epoch. Set when the day's limit is reached: the bill goes on the next day. */
  | { readonly _tag: 'waiting'; readonly notBefore?: number | undefined }
  | { readonly _tag: 'paused' }
  | { readonly _tag: 'refused'; readonly message: string; readonly fields: ApiError['fields'] }

/** A bill on this device, until the account has it. */
export interface StoredBill {
  readonly id: string
  /** The member who chose it. Others neither see nor send it. */
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

/**
 * Bills of this device waiting to be sent. Never rejects: if the device refuses, memory takes over and `health` says
 * so. Unreadable bills are left out.
 */
export interface BillQueue {
  /** Oldest first. */
  readonly of: (memberId: string) => Promise<ReadonlyArray<StoredBill>>
  readonly find: (id: string) => Promise<StoredBill | null>
  readonly add: (bill: StoredBill) => Promise<void>
  readonly setState: (id: string, state: StoredBillState) => Promise<void>
  readonly remove: (id: string) => Promise<void>
  /** Calls back at each change, also in other tabs (`elsewhere`). Returns the unsubscribe function. */
  readonly onChange: (listener: (elsewhere: boolean) => void) => () => void
  readonly health: () => StoreHealth
}

/** The pictures of an unsent form, by member: opening a camera may close the page. */
export interface PictureDrafts {
  readonly read: (memberId: string) => Promise<ReadonlyArray<PictureFile>>
  /** Replaces the stored pictures; an empty list deletes them. */
  readonly keep: (memberId: string, pictures: ReadonlyArray<PictureFile>) => Promise<void>
}

/** The pictures of one form on a device. */
export interface DevicePictures {
  readonly drafts: PictureDrafts
  /** Deletes the data of all other members after a sign-in. */
  readonly keepOnlyOf: (memberId: string) => Promise<void>
  readonly forget: Task<void>
}

/** The bills and draft pictures of a device. */
export interface DeviceBills {
  readonly queue: BillQueue
  readonly drafts: PictureDrafts
  /** Deletes the data of all other members after a sign-in. */
  readonly keepOnlyOf: (memberId: string) => Promise<void>
  /** Deletes unsent drafts after a sign-out; the queue is hidden only. */
  readonly forgetDrafts: Task<void>
}
