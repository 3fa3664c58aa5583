import type { Mission, MissionTask } from '@careplus/core/ports'
import type { IsoDate } from '@careplus/core/calendar'
import { useState } from 'react'
import { useRewardsServices, useServices } from '../../calls/useServices'
import { missionCopy } from '../../copy/missions.th'
import { useSession } from '../../calls/session/useSession'
import { useSending } from '../../calls/useSending'
import { joinedOn, ownUser } from '../../shared/account/ownUser'
import { pointsText } from '../../shared/loyalty/missionWords'
import { useMissions } from '../../shared/loyalty/useMissions'
import { useToast } from '../../ui/Toast'

const firstDay = '2000-01-01' as IsoDate

interface CurrentCall {
  readonly taskId: string
  readonly claims: boolean
}

const withChanged = (all: ReadonlyArray<Mission>, changed: ReadonlyMap<string, Mission>): ReadonlyArray<Mission> =>
  all.map((mission) => changed.get(mission.month) ?? mission)

export const useMissionWork = () => {
  const { missions } = useRewardsServices()
  const { random } = useServices()
  const [remote, reload] = useMissions()
  const [changed, setChanged] = useState<{
    readonly of: unknown
    readonly months: ReadonlyMap<string, Mission>
  }>({ of: null, months: new Map() })
  const [currentCall, setCurrentCall] = useState<CurrentCall | null>(null)
  const { busy, failure, run } = useSending()
  const toast = useToast()
  const { user } = useSession()

  const read = remote._tag === 'ready' ? remote.value : null
  const months = changed.of === read ? changed.months : new Map<string, Mission>()
  // A load that began before this answer would bring the old days back, so it runs again.
  const take = (mission: Mission): void => {
    setChanged({ of: read, months: new Map([...months, [mission.month, mission]]) })
    reload()
  }

  const mark = ({ task_id }: MissionTask, day: IsoDate, done: boolean): void => {
    setCurrentCall({ taskId: task_id, claims: false })
    const key = random.uuid()
    run(() => missions.mark(task_id, day, done, key), take)
  }
  const claim = ({ task_id, points }: MissionTask): void => {
    setCurrentCall({ taskId: task_id, claims: true })
    const key = random.uuid()
    run(
      () => missions.claim(task_id, key),
      (mission) => {
        take(mission)
        toast({ text: missionCopy.claimed(pointsText(points)) })
      },
    )
  }
  return {
    remote: remote._tag === 'ready' ? { ...remote, value: withChanged(remote.value, months) } : remote,
    reload,
    joined: (user && joinedOn(user)) ?? firstDay,
    /** Points can be claimed without a bill. */
    hasPhone: user !== null && ownUser(user).phone !== null,
    mark,
    claim,
    failure,
    sending: busy ? currentCall : null,
    failed: failure === null ? null : currentCall,
  }
}

export type MissionWork = ReturnType<typeof useMissionWork>
