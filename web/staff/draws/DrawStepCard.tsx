import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import type { DrawState } from '@careplus/core/loyalty'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { ConfirmDeed } from '../ConfirmDeed'
import { useDeed } from '../useDeed'

export interface DrawDeed {
  /** The draw's id: what was left unanswered of one draw waits while another is worked on. */
  readonly draw: string
  /** What tells it from another of the draw. */
  readonly what: unknown
  readonly call: (key: string) => TaskEither<CallFailure, { readonly state: DrawState }>
  readonly onDone: (state: DrawState) => void
}

interface Props {
  readonly title: string
  readonly text: string
  readonly button: string
  /** What is done, in words, before it is. */
  readonly confirm: string
  /** Why it cannot be done yet. */
  readonly waiting: string | undefined
  readonly danger?: boolean
  /** It was done before, or is not the usual way. */
  readonly quiet?: boolean
  readonly deed: DrawDeed
  readonly children?: ReactNode
}

/** One step of a draw: what it needs, and what it does. */
export const DrawStepCard = ({
  title,
  text,
  button,
  confirm,
  waiting,
  danger = false,
  quiet = false,
  deed: step,
  children,
}: Props) => {
  const deed = useDeed(`draw.${step.draw}`)
  const [asked, setAsked] = useState(false)
  const run = () =>
    deed.run(step.what, step.call, ({ state }) => {
      setAsked(false)
      step.onDone(state)
    })
  return (
    <section className="ui-card ui-card--plain staff-stack">
      <div>
        <h3>{title}</h3>
        <p className="second small">{text}</p>
      </div>
      {children}
      <div className="staff-step__deed">
        <Button
          tone={danger ? 'outline' : quiet ? 'second' : 'primary'}
          className={danger ? 'staff-danger' : ''}
          waiting={waiting}
          onClick={() => setAsked(true)}
        >
          {button}
        </Button>
      </div>
      <ConfirmDeed
        open={asked}
        title={title}
        confirm={button}
        tone={danger ? 'danger' : 'primary'}
        deed={deed}
        onConfirm={run}
        onClose={() => setAsked(false)}
      >
        {confirm}
      </ConfirmDeed>
    </section>
  )
}
