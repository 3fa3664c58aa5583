import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure, Child, Children, GrowthRecord, GrowthRecords } from '@careplus/core/ports'
import { useMemo } from 'react'
import { loadServices, useServices } from '../../calls/useServices'
import { ofEach } from '../../calls/ofEach'
import { readAhead, useRemote, type Remote } from '../../calls/remote'

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

/** For a screen that will show the family. */
export const readFamilyAhead = async (): Promise<void> => readAhead('family', readFamily(await loadServices()))

export const useFamily = (): readonly [Remote<Family>, () => void] => {
  const { children, growthRecords } = useServices()
  const read = useMemo(() => readFamily({ children, growthRecords }), [children, growthRecords])
  return useRemote('family', read)
}
