import type { IsoDate } from '@careplus/core/calendar'
import type { CallFailure } from '@careplus/core/ports'
import type { ReactNode, SubmitEvent } from 'react'
import { childrenCopy, saveFailedText } from '../../copy/children.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { Button } from '../../ui/Button'
import { LeafChild } from '../../ui/drawings/LeafChild'
import { Drawing } from '../../ui/drawings/Drawing'
import { ChildFields } from '../../shared/growth/ChildFields'
import { Dock } from '../../shared/growth/Dock'
import { childProblems, type ChildField, type ChildTyped } from '../../shared/growth/typedMeasurement'
import { useProblems } from '../../shared/growth/useProblems'
import { Layers } from '../../ui/Layers'
import { Note } from '../../ui/Note'
import { isTooMany, refusedFields } from './childTyped'
import './childForm.css'

const copy = childrenCopy.form

export interface ChildFormProps {
  readonly typed: ChildTyped
  readonly onChange: (change: Partial<ChildTyped>) => void
  readonly today: IsoDate
  readonly busy: boolean
  /** The failure of the last attempt; null after the next change of a field. */
  readonly failure: CallFailure | null
  readonly onSubmit: () => void
  readonly over?: ReactNode
  readonly children?: ReactNode
  readonly asksGestation?: boolean
}

const failedText = (failure: CallFailure): string => (isTooMany(failure) ? copy.tooMany : saveFailedText(failure))

export const ChildForm = (props: ChildFormProps) => {
  const { typed, onChange, today, busy, failure, onSubmit, over, children, asksGestation = true } = props
  const refused = refusedFields(failure)
  const { form, shown, leave, enter, tried } = useProblems<ChildField>(childProblems(today, typed))
  const problem = (field: ChildField) => shown(field) ?? refused[field]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (tried() && !busy) onSubmit()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="ui-form">
      {over}
      <div className="child-form__picture">
        <Layers kind="card" />
        <div className="child-form__sun" />
        <Drawing viewBox="-100 -340 200 350">
          <LeafChild />
        </Drawing>
      </div>
      <div className="growth-fields">
        <ChildFields
          values={typed}
          onChange={onChange}
          today={today}
          problem={problem}
          onLeave={leave}
          onEnter={enter}
          asksGestation={asksGestation}
        />
        {!asksGestation && <Note>{copy.gestationLater}</Note>}
        {children}
        {Object.keys(refused).length === 0 && <FailureNote failure={failure} textOf={failedText} />}
      </div>
      <Dock>
        <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
          {copy.save}
        </Button>
      </Dock>
    </form>
  )
}
