import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '@careplus/core/ports'
import type { DrawState } from '@careplus/core/loyalty'
import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { ConfirmAction } from '../ConfirmAction'
import { useAction } from '../useAction'

export interface DrawAction {
  /** The draw's id: an unanswered action of one draw must not block another draw. */
  readonly draw: string
  readonly what: unknown
  readonly call: (
    key: string,
  ) => Promise<Either<CallFailure, { readonly state: DrawState; readonly approval?: string }>>
  /** `waits`: for a second person, and the draw is as before. */
  readonly onDone: (state: DrawState, waits: boolean) => void
}

interface Props {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly confirm: string
  readonly waiting: string | undefined
  readonly danger?: boolean
  readonly quiet?: boolean
  readonly action: DrawAction
  readonly children?: ReactNode
}

export const DrawStepCard = ({
  title,
  text,
  button,
  confirm,
  waiting,
  danger = false,
  quiet = false,
  action: step,
  children,
}: Props) => {
  const action = useAction(`draw.${step.draw}`)
  const [asked, setAsked] = useState(false)
  const run = () =>
    action.run(step.what, step.call, ({ state, approval }) => {
      setAsked(false)
      step.onDone(state, approval !== undefined)
    })
  return (
    <section className="ui-card ui-card--plain staff-stack">
      <div>
        <h3>{title}</h3>
        <p className="second small">{text}</p>
      </div>
      {children}
      <div className="staff-step__action">
        <Button
          tone={danger ? 'outline' : quiet ? 'second' : 'primary'}
          className={danger ? 'staff-danger' : ''}
          waiting={waiting}
          onClick={() => setAsked(true)}
        >
          {button}
        </Button>
      </div>
      <ConfirmAction
        open={asked}
        title={title}
        confirm={button}
        tone={danger ? 'danger' : 'primary'}
        action={action}
        onConfirm={run}
        onClose={() => setAsked(false)}
      >
        {confirm}
      </ConfirmAction>
    </section>
  )
}
