import type { Config } from '../../platform/config/env.js'
import { directoryOf } from './directory.js'

/** Milliseconds between two questions, however often somebody wants to know. */
const askedEveryMs = 30_000

/** Null: no directory. */
export const directoryReach = (
  { staff }: Pick<Config, 'staff'>,
  now: () => number,
): (() => Promise<boolean>) | null => {
  if (staff === null || staff.directory === null) return null
  const directory = directoryOf(staff.directory, now)
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | null = null
  return () => {
    if (asked === null || now() - asked.at >= askedEveryMs) asked = { at: now(), answer: directory.isReachable() }
    return asked.answer
  }
}
