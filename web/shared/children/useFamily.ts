import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure, Child, Children, GrowthRecord, GrowthRecords } from '@careplus/core/ports'
import { useMemo } from 'react'
import { loadServices, useServices } from '../../calls/useServices'
import { ofEach } from '../../calls/ofEach'
import { readOnce } from '../../calls/readings'
import { readAhead, useSettableRemote, type Remote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { sessionView } from '../../calls/session/view'

/** A child with every measuring of it, newest first. */
export interface ChildHere {
  readonly child: Child
  readonly records: ReadonlyArray<GrowthRecord>
}
export type Family = ReadonlyArray<ChildHere>

interface Deps {
  readonly children: Pick<Children, 'list'>
  readonly growthRecords: Pick<GrowthRecords, 'ofChild'>
}

/** All children of the account with their records, oldest child first. */
export const readFamily = ({ children, growthRecords }: Deps): TE.TaskEither<CallFailure, Family> =>
  ofEach(children.list, (child) =>
    pipe(
      growthRecords.ofChild(child.id),
      TE.map((records) => ({ child, records })),
    ),
  )

/** The children's list, asked for once by all parts of a page. */
export const listOnce = (memberId: string, { list }: Deps['children']): Deps['children'] => ({
  list: readOnce(memberId, 'children', list),
})

/** For a screen that will show the family. */
export const readFamilyAhead = async (): Promise<void> => {
  const { children, growthRecords } = await loadServices()
  const memberId = sessionView().user?.id ?? ''
  readAhead('family', readFamily({ children: listOnce(memberId, children), growthRecords }))
}

/** The family once a child's health consent is withdrawn: none of its health data is shown, whether or not it can be read anew. */
export const withHealthHidden = (family: Family, childId: string): Family =>
  family.map((here) =>
    here.child.id === childId
      ? {
          child: { ...here.child, gestation_weeks: null, gestation_days: null, health_consent_at: null },
          records: [],
        }
      : here,
  )

export const useFamily = (): readonly [Remote<Family>, () => void, (family: Family) => void] => {
  const { children, growthRecords } = useServices()
  const memberId = useSession().user?.id ?? ''
  const read = useMemo(
    () => readFamily({ children: listOnce(memberId, children), growthRecords }),
    [children, growthRecords, memberId],
  )
  return useSettableRemote('family', read)
}
