import { dayOf, type IsoDate } from '@careplus/core/calendar'
import type { ChildRecords, FamilyRecords } from '@careplus/core/ports'
import { duesNow, type DuesNow, type RemindedChild } from '@careplus/core/reminders'
import { useMemo } from 'react'
import type { FollowedFamily } from '../growth/useFollowed'

const weekDays = 7

/** Empty: without consent to health data, or with an invalid birth date or newest check. */
const remindedOf =
  (followed: FollowedFamily) =>
  ({ child, stool }: ChildRecords): ReadonlyArray<RemindedChild> => {
    const birthDate = dayOf(child.birthDate)
    if (birthDate === null || child.health_consent_at === null || stool === 'unread') return []
    const { id, nickname } = child
    return [{ id, nickname, birthDate, growth: followed?.get(id)?.child.due ?? null, stool }]
  }

const none: DuesNow = { now: [], soon: [] }

export const useDues = (
  family: FamilyRecords | null,
  followed: FollowedFamily,
  today: IsoDate | null,
  soonDays = weekDays,
): DuesNow =>
  useMemo(() => {
    if (family === null || today === null) return none
    const children = family.children.flatMap(remindedOf(followed))
    const adults = family.adults.map(({ adult: { id, name }, checks: [mobility = null] }) => ({ id, name, mobility }))
    return duesNow({ children, adults }, today, soonDays)
  }, [family, followed, today, soonDays])
