import type { IsoDate } from '@careplus/core/calendar'
import type { CallFailure } from '@careplus/core/ports'
import type { ReactNode, SubmitEvent } from 'react'
import { adultsCopy } from '../../copy/adults.th'
import { saveFailedText } from '../../copy/children.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { Button } from '../../ui/Button'
import { Dock } from '../../shared/growth/Dock'
import { useProblems } from '../../shared/growth/useProblems'
import { AdultFields } from './AdultFields'
import {
  adultProblems,
  alreadyThereText,
  isAlreadyThere,
  profileTyped,
  type AdultField,
  type AdultTyped,
} from './adultTyped'
import type { AdultProfile } from '@careplus/core/adults'
import '../../shared/growth/fields.css'

const copy = adultsCopy.form

interface Props {
  readonly typed: AdultTyped
  readonly onChange: (change: Partial<AdultTyped>) => void
  readonly today: IsoDate
  readonly asksRelation: boolean
  readonly busy: boolean
  /** The failure of the last attempt; null after the next change of a field. */
  readonly failure: CallFailure | null
  readonly onSubmit: (profile: AdultProfile) => void
  readonly children?: ReactNode
}

const failedText = (failure: CallFailure): string =>
  isAlreadyThere(failure) ? alreadyThereText : saveFailedText(failure)

export const AdultForm = ({ typed, onChange, today, asksRelation, busy, failure, onSubmit, children }: Props) => {
  const { form, shown, leave, enter, tried } = useProblems<AdultField>(adultProblems(today, typed))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const profile = profileTyped(today, typed)
    if (tried() && !busy && profile !== null) onSubmit(profile)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="ui-form">
      <div className="growth-fields">
        <AdultFields {...{ typed, onChange, today, asksRelation }} problem={shown} onLeave={leave} onEnter={enter} />
        {children}
        <FailureNote failure={failure} textOf={failedText} />
      </div>
      <Dock>
        <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
          {copy.save}
        </Button>
      </Dock>
    </form>
  )
}
