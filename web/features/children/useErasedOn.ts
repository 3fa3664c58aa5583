import { addDays, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { erasureDays, holdingConsent } from '@careplus/core/consents'
import type { Child } from '@careplus/core/ports'
import { useMemo } from 'react'
import { useRemote } from '../../calls/remote'
import { useServices } from '../../calls/useServices'
import { childrenCopy } from '../../copy/children.th'

/** The day on which the owner's withdrawal deletes the child's health data; null: no withdrawal waits, or it is not known yet. */
export const useErasedOn = (child: Child, today: IsoDate): IsoDate | null => {
  const { consents } = useServices()
  const asks = child.role === 'owner' && child.health_consent_at === null
  const read = useMemo(() => (asks ? consents.list('child_health', null) : null), [asks, consents])
  const [remote] = useRemote('consents.child_health', read)
  if (!asks || remote._tag !== 'ready') return null
  const held = holdingConsent(remote.value.holding, 'child_health', child.id)
  if (held === null || held.granted) return null
  const on = addDays(todayInBangkok(Date.parse(held.recorded_at)), erasureDays.wait)
  return on < today ? null : on
}

/** Why no measurement is shown. A partner is not told whether there was one: that is hidden with the rest. */
export const unmeasuredText = (child: Child, erasedOn: IsoDate | null): string => {
  if (erasedOn !== null) return childrenCopy.hidden
  return child.role === 'owner' ? childrenCopy.notMeasured : childrenCopy.nothingShared
}
