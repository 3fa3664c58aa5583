import type { Child } from '@careplus/core/ports'

export interface KnownChild {
  readonly id: string
  /** `น้องมะลิ` */
  readonly name: string
  readonly birthDate: string
  readonly sex: Child['sex']
  readonly role: Child['role']
}
