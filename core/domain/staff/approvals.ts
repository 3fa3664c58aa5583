import type { StaffPermission } from './roles.js'

/** What one person asks for and another approves, and what the other must be permitted. */
export const approvalPermissions = {
  points: 'points.approve',
  maintenance: 'site.approve',
  'draw-result': 'draws.approve',
} as const satisfies Readonly<Record<string, StaffPermission>>

/** What whoever asks must be permitted, still when it is approved. */
export const askPermissions = {
  points: 'points.adjust',
  maintenance: 'site.pause',
  'draw-result': 'draws.run',
} as const satisfies Readonly<Record<ApprovalKind, StaffPermission>>

export type ApprovalKind = keyof typeof approvalPermissions

export const approvalKinds = Object.keys(approvalPermissions) as ReadonlyArray<ApprovalKind>

export const approvalDays = 7

export interface PointsCeilings {
  readonly once: number
  /** Of one person, in Bangkok. */
  readonly day: number
}

export const usualCeilings: PointsCeilings = { once: 500, day: 2_000 }

/** Points taken off count like points given. `today`: what the same person has adjusted since midnight. */
export const isAboveCeiling = (points: number, today: number, { once, day }: PointsCeilings): boolean =>
  Math.abs(points) > once || today + Math.abs(points) > day

const hourMs = 3_600_000

/** All instants in milliseconds. `since`: when the pause began; `until` null: nobody knows, so it may be long. */
export const isLongMaintenance = (since: number, until: number | null): boolean =>
  until === null || Number.isNaN(until) || until - since > hourMs
