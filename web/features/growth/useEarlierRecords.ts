import type { Checked } from '@careplus/core/growth'
import type { FamilyRecords } from '@careplus/core/ports'
import { useEffect, useMemo, useState } from 'react'
import { useRemote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { useFamilyLoader } from '../../calls/useServices'
import type { Group } from '../../composition/services'
import { familyName } from '../../shared/children/useFamily'
import { followedRecord, type FollowedGrowth } from '../../shared/growth/followGrowth'
import { childOf } from './shownDrafts'

/** A parent waits no longer for the server: the result of this measurement alone is shown, with a note. */
const maxWaitMs = 4000

export interface EarlierRecords {
  /** 'alone': the account's records are not loaded. */
  readonly _tag: 'loading' | 'ready' | 'alone'
  /** Newest first, to the day of the check. */
  readonly records: ReadonlyArray<FollowedGrowth>
}

const none: ReadonlyArray<FollowedGrowth> = []

const recordsOf = (checked: Checked, { children }: FamilyRecords): ReadonlyArray<FollowedGrowth> => {
  const known = childOf(
    checked,
    children.map(({ child }) => child),
  )
  const records = children.find(({ child }) => child === known)?.records ?? none
  return records.filter(({ date }) => date <= checked.date).map(followedRecord)
}

/** The account's records of the checked child. A visitor has none, and loads no services. */
export const useEarlierRecords = (checked: Checked | null): EarlierRecords => {
  const { status, trouble, user } = useSession()
  const isMember = user !== null && status !== 'signedOut'
  const loadFamily = useFamilyLoader()
  const [read, setRead] = useState<Group<'family'>['read'] | null>(null)
  const [isLate, setLate] = useState(false)
  const [remote] = useRemote(familyName, read)
  useEffect(() => {
    if (!isMember) return
    let isMounted = true
    loadFamily().then(
      (family) => isMounted && setRead(() => family.read),
      () => isMounted && setLate(true),
    )
    const timer = setTimeout(() => setLate(true), maxWaitMs)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [isMember, loadFamily])
  return useMemo((): EarlierRecords => {
    if (!isMember) return { _tag: status === 'unknown' && trouble === null ? 'loading' : 'ready', records: none }
    if (checked !== null && remote._tag === 'ready') return { _tag: 'ready', records: recordsOf(checked, remote.value) }
    return { _tag: isLate || remote._tag === 'failed' ? 'alone' : 'loading', records: none }
  }, [isMember, status, trouble, checked, remote, isLate])
}
