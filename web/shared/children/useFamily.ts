import type { Child, FamilyRecords, GrowthRecord } from '@careplus/core/ports'
import { useCallback, useMemo } from 'react'
import { loadAhead, useSettableRemote, type Remote } from '../../calls/remote'
import { loadFamilyServices, useFamilyServices } from '../../calls/useServices'

/** A child with every measuring of it, newest first. */
export interface FamilyChild {
  readonly child: Child
  readonly records: ReadonlyArray<GrowthRecord>
}
export type Family = ReadonlyArray<FamilyChild>

/** All parts of a page that show somebody of the family read it under this name, and so once. */
export const familyName = 'family'

/** For a screen that will show the family. */
export const readFamilyAhead = async (): Promise<void> => loadAhead(familyName, (await loadFamilyServices()).read)

/** The family once a child's health consent is withdrawn: none of its health data is shown, whether or not it can be read anew. */
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

/** Everybody, with what is stored of each. */
export const useFamilyRecords = () => useSettableRemote(familyName, useFamilyServices().read)

/** All children of the account with their records, oldest child first. `hideHealth`: of a child, until it is read anew. */
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
