import type { Child } from '@careplus/core/ports'

export interface KnownChild {
  readonly id: string
  /** `น้องมะลิ` */
  readonly name: string
  readonly birthday: string
  readonly gender: Child['gender']
  readonly role: Child['role']
}
