import type { Child } from '@careplus/core/ports'

export interface KnownChild {
  readonly id: string
  readonly name: string
  readonly birthDate: string
  readonly sex: Child['sex']
  readonly role: Child['role']
}
