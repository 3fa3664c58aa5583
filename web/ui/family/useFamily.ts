import { todayInBangkok } from '@careplus/core/calendar'
import type { CallFailure, Children, Clock, GrowthRecords } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import * as RA from 'fp-ts/ReadonlyArray'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useCallback, useEffect, useState } from 'react'
import { familyOf, memberOf, type Member } from './family'

export type FamilyState =
  | { readonly _tag: 'loading' }
  /** `stale`: as it was seen last; the newest could not be read. */
  | { readonly _tag: 'ready'; readonly family: ReadonlyArray<Member>; readonly stale: boolean }
  | { readonly _tag: 'failed'; readonly failure: CallFailure }

interface Ports {
  readonly clock: Clock
  readonly children: Pick<Children, 'list'>
  readonly growthRecords: Pick<GrowthRecords, 'ofChild'>
}

/** Every child with its newest measuring. */
export const readFamily = ({
  clock,
  children,
  growthRecords,
}: Ports): TE.TaskEither<CallFailure, ReadonlyArray<Member>> =>
  pipe(
    children.list,
    TE.chain(
      RA.traverse(TE.ApplicativePar)((child) =>
        pipe(
          growthRecords.ofChild(child.id),
          TE.map((records) => memberOf(todayInBangkok(clock.now()), child, records)),
        ),
      ),
    ),
    TE.map(familyOf),
  )

/** What was read last, so that a way back shows it at once. Of one member only. */
let last: { readonly memberId: string; readonly family: ReadonlyArray<Member> } | null = null

const seenBy = (memberId: string): FamilyState =>
  last?.memberId === memberId ? { _tag: 'ready', family: last.family, stale: false } : { _tag: 'loading' }

export const useFamily = (ports: Ports, memberId: string): readonly [FamilyState, () => void] => {
  const [state, setState] = useState(() => seenBy(memberId))
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let here = true
    void readFamily(ports)().then((read) => {
      if (E.isRight(read)) last = { memberId, family: read.right }
      if (!here) return
      setState((before) => {
        if (E.isRight(read)) return { _tag: 'ready', family: read.right, stale: false }
        return before._tag === 'ready' ? { ...before, stale: true } : { _tag: 'failed', failure: read.left }
      })
    })
    return () => {
      here = false
    }
  }, [ports, memberId, tries])
  const retry = useCallback(() => {
    setState((before) => (before._tag === 'ready' ? before : { _tag: 'loading' }))
    setTries((n) => n + 1)
  }, [])
  const lacking = state._tag === 'failed' || (state._tag === 'ready' && state.stale)
  useEffect(() => {
    if (!lacking) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [lacking, retry])
  return [state, retry]
}
