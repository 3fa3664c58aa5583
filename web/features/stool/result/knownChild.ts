import type { Child } from '@careplus/core/ports'

/** The child of this account that a result is about, as the member's part of the page has found it. */
export interface KnownChild {
  readonly id: string
  /** `น้องมะลิ` */
  readonly name: string
  readonly birthday: string
  readonly gender: Child['gender']
  readonly role: Child['role']
}
