import { addDays, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { erasureDays, holdingConsent } from '@careplus/core/consents'
import type { Child } from '@careplus/core/ports'
import { useMemo } from 'react'
import { useRemote } from '../../calls/remote'
import { useServices } from '../../calls/useServices'

/** Deletion days of health data, by child, for pending withdrawals of consent. Empty: none, or not loaded yet. */
export const useErasures = (children: ReadonlyArray<Child>, today: IsoDate): ReadonlyMap<string, IsoDate> => {
  const { consents } = useServices()
  const asked = children.filter((child) => child.role === 'owner' && child.health_consent_at === null)
  const asks = asked.length > 0
  const read = useMemo(() => (asks ? () => consents.list('child_health', null) : null), [asks, consents])
  const [remote] = useRemote('consents.child_health', read)
  if (remote._tag !== 'ready') return new Map()
  const { holding } = remote.value
  return new Map(
    asked.flatMap(({ id }) => {
      const held = holdingConsent(holding, 'child_health', id)
      if (held === null || held.granted) return []
      const on = addDays(todayInBangkok(Date.parse(held.recorded_at)), erasureDays.wait)
      return on < today ? [] : [[id, on] as const]
    }),
  )
}

/** null: no withdrawal is pending, or it is not loaded yet. */
export const useErasedOn = (child: Child, today: IsoDate): IsoDate | null =>
  useErasures([child], today).get(child.id) ?? null
