import type { Child, FamilyRecords, GrowthRecord } from '@careplus/core/ports'
import { useCallback, useMemo } from 'react'
import { loadAhead, useSettableRemote, type Remote } from '../../calls/remote'
import { loadFamilyServices, useFamilyServices } from '../../calls/useServices'

/** Newest measurement first. */
export interface FamilyChild {
  readonly child: Child
  readonly records: ReadonlyArray<GrowthRecord>
}
export type Family = ReadonlyArray<FamilyChild>

export const familyName = 'family'

export const readFamilyAhead = async (): Promise<void> => loadAhead(familyName, (await loadFamilyServices()).read)

/** Even if the family cannot be loaded again. */
export const withHealthHidden = (family: FamilyRecords, childId: string): FamilyRecords => ({
  ...family,
  children: family.children.map((familyChild) =>
    familyChild.child.id === childId
      ? {
          child: { ...familyChild.child, gestation_weeks: null, gestation_days: null, health_consent_at: null },
          records: [],
          stool: null,
        }
      : familyChild,
  ),
})

export const useFamilyRecords = () => useSettableRemote(familyName, useFamilyServices().read)

/** `hideHealth` hides a child's health data until the next load. */
export const useFamily = (): readonly [Remote<Family>, reload: () => void, hideHealth: (childId: string) => void] => {
  const [remote, reload, show] = useFamilyRecords()
  const family = useMemo(
    (): Remote<Family> => (remote._tag === 'ready' ? { ...remote, value: remote.value.children } : remote),
    [remote],
  )
  const hideHealth = useCallback(
    (childId: string) => {
      if (remote._tag === 'ready') show(withHealthHidden(remote.value, childId))
    },
    [remote, show],
  )
  return [family, reload, hideHealth]
}
