import { dayOf, thaiDate } from '@careplus/core/calendar'
import type { ReactNode, SubmitEvent } from 'react'
import { usePageTitle } from '../../../page/pageTitle'
import { stoolCopy as copy } from '../../../copy/stool.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../shared/growth/Dock'
import { Steps } from '../../../ui/Progress'
import { ofTotal } from '../../../ui/words'
import { CallCard } from '../CallCard'
import { stoolSteps, type StoolStep } from '../stoolPath'
import { StepAside } from './StepAside'
import { isUrgentAlready, type StoolTyped } from '../stoolTyped'
import '../stool.css'

interface Props {
  readonly step: StoolStep
  readonly typed: StoolTyped
  readonly trial: boolean
  readonly heading: string
  readonly lead: ReactNode
  readonly art?: ReactNode
  readonly children: ReactNode
  readonly summary?: ReactNode
  /** null: the next step is open. */
  readonly waiting: string | null
  readonly nextLabel?: string
  readonly onNext: () => void
}

export const StepFrame = (props: Props) => {
  const { step, typed, trial, heading, lead, art, children, summary, waiting, nextLabel = copy.next } = props
  const now = stoolSteps.indexOf(step) + 1
  const total = stoolSteps.length
  const day = dayOf(typed.date)
  usePageTitle(heading)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (waiting === null) props.onNext()
  }
  const screen = (
    <form className="stool-step" noValidate onSubmit={submit}>
      <HeaderActions>
        <p className="stool-bar">
          <span>{copy.title}</span>
          <span className="stool-bar__count">{ofTotal(now, total)}</span>
        </p>
      </HeaderActions>
      <Steps now={now} total={total} label={copy.progress} />
      {trial && (
        <p className="stool-trial" role="note">
          {copy.trial.banner}
          {step !== 'date' && day !== null && ` · ${thaiDate(day)}`}
        </p>
      )}
      <div className="stool-step__head">
        <div>
          <h1>{heading}</h1>
          <p className="second">{lead}</p>
        </div>
        {art}
      </div>
      {children}
      {isUrgentAlready(typed) && (
        <CallCard title={copy.call.title} live>
          {copy.call.text}
        </CallCard>
      )}
      <Dock>
        {summary !== undefined && <p className="stool-step__summary">{summary}</p>}
        <Button type="submit" wide waiting={waiting ?? undefined}>
          {nextLabel}
        </Button>
      </Dock>
    </form>
  )
  return step === 'colour' ? (
    screen
  ) : (
    <div className="stool-beside">
      {screen}
      <StepAside typed={typed} />
    </div>
  )
}
