import type { IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { type FirstStep } from '@careplus/core/reminders'
import { nextFirstStep } from '@careplus/core/internal/reminders'
import { useMemo, useState } from 'react'
import { useSession } from '../../calls/session/useSession'
import { firstStepsStore } from '../../composition/firstStepsStore'
import { joinedOn } from '../account/ownUser'
import type { Family } from '../children/useFamily'

export interface FirstStepState {
  /** null: none is left, or they were never begun on this device. */
  readonly step: FirstStep | null
  readonly end: () => void
}

const keyOf = (member: string): string => `${member}.steps`

/** `begins`: the screen that starts the steps. null for `family`: not known yet. */
export const useFirstStep = (family: Family | null, today: IsoDate | null, begins = false): FirstStepState => {
  const { user } = useSession()
  const member = user?.id ?? ''
  const [closed, setClosed] = useState(false)
  const at = useMemo(() => firstStepsStore.get(keyOf(member)), [member])
  const end = (): void => {
    endFirstSteps(member)
    setClosed(true)
  }
  if (user === null || family === null || today === null || closed || (at === null && !begins))
    return { step: null, end }
  const own = family.filter(({ child }) => mayDo(child.role, 'record'))
  const facts = {
    joinedOn: joinedOn(user),
    children: own.length,
    measured: own.filter(({ records }) => records.length > 0).length,
    ended: at === 'ended',
  }
  return { step: nextFirstStep(facts, today), end }
}

export const beginFirstSteps = (member: string): void => {
  if (firstStepsStore.get(keyOf(member)) === null) firstStepsStore.set(keyOf(member), 'begun')
}

export const endFirstSteps = (member: string): void => firstStepsStore.set(keyOf(member), 'ended')
