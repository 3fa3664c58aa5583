import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { infoPath, stepHref, stoolSteps, type StoolStep } from '../stoolPath'
import { firstOpen, type StoolChild } from '../stoolTyped'
import { useStoolForm, type StoolForm } from '../useStoolForm'

interface Props {
  readonly step: StoolStep
  readonly trial: boolean
  readonly children: (form: StoolForm, child: StoolChild) => ReactNode
}

export const StepGate = ({ step, trial, children }: Props) => {
  const form = useStoolForm(trial)
  const open = firstOpen(form.typed)
  const { child } = form.typed
  if (child === null) return <Redirect to={trial ? stepHref('date', true) : infoPath} replace />
  if (open !== null && stoolSteps.indexOf(open) < stoolSteps.indexOf(step))
    return <Redirect to={stepHref(open, trial)} replace />
  return children(form, child)
}
