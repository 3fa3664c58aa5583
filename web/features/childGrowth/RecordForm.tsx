import { dayOf, type IsoDate } from '@careplus/core/calendar'
import type { CallFailure, Child, GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { type ReactNode, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { childrenCopy, saveQueuedText } from '../../copy/children.th'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { useChildYes } from '../../shared/children/childYes'
import { ConsentBox } from '../../shared/consents/ConsentBox'
import { ageText, exactAgeText, faceOf, nameOf } from '../../shared/children/childWords'
import { ChildHeader } from '../../shared/children/ChildHeader'
import { FailureNote } from '../../shared/failure/FailureNote'
import { Button } from '../../ui/Button'
import { heightText, weightText } from '@careplus/core/growth'
import { Dock } from '../../shared/growth/Dock'
import { dateText } from '../../shared/growth/dateText'
import {
  measurementProblems,
  type MeasurementField,
  type TypedMeasurement,
  type Problems,
} from '../../shared/growth/typedMeasurement'
import { MeasurementFields } from '../../shared/growth/MeasurementFields'
import { PrivateNote } from '../../shared/growth/PrivateNote'
import { TypedChildBeside } from '../../shared/growth/TypedChildBeside'
import { useProblems } from '../../shared/growth/useProblems'
import { ErrorNote, Note } from '../../ui/Note'
import { recordOf, refusedFields } from './recordTyped'

const copy = childrenGrowthCopy.form

export interface RecordFormProps {
  readonly child: Child
  readonly today: IsoDate
  readonly typed: TypedMeasurement
  readonly onChange: (change: Partial<TypedMeasurement>) => void
  readonly over?: ReactNode
  readonly previous: GrowthRecord | undefined
  readonly changeHref?: string | undefined
  readonly twins?: ReadonlyArray<string>
  readonly needsConsent: boolean
  readonly failure: CallFailure | null
  readonly broken: boolean
  readonly busy: boolean
  readonly submitLabel: string
  readonly onSubmit: (record: NewGrowthRecord, agreed: boolean) => void
  readonly children?: ReactNode
}

const failedText = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && failure.code === 'consent_required' ? copy.consentLost : saveQueuedText(failure)

export const RecordForm = (props: RecordFormProps) => {
  const { child, today, typed, previous, failure, busy, needsConsent } = props
  const yes = useChildYes(child.birthDate)
  const name = nameOf(child)
  const problems: Problems<MeasurementField | 'consent'> = {
    ...measurementProblems(today, child.birthDate, typed),
    ...(needsConsent && !yes.agreed ? { consent: { text: childrenCopy.consent.needed } } : {}),
  }
  const { form, shown, leave, enter, tried } = useProblems<MeasurementField | 'consent'>(problems)
  const refused = refusedFields(failure)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (tried() && !busy) props.onSubmit(recordOf(typed, child.birthDate), yes.agreed)
  }
  const hint = (text: string | undefined) =>
    previous === undefined || text === undefined ? undefined : copy.previous(text, dateText(previous.date))
  const day = dayOf(typed.date)
  return (
    <div className="with-typed-child">
      <form ref={form} noValidate onSubmit={submit} className="ui-form">
        {props.over}
        <ChildHeader
          face={faceOf(child, today)}
          name={name}
          age={day === null ? ageText(child, today) : exactAgeText(child, day)}
        >
          {props.changeHref !== undefined && (
            <Link href={props.changeHref} aria-label={copy.changeAria}>
              {copy.change}
            </Link>
          )}
        </ChildHeader>
        {props.twins !== undefined && props.twins.length > 0 && (
          <Note>
            {childrenGrowthCopy.sameBirthday(props.twins.join(' '))} {childrenGrowthCopy.checkName(name)}
          </Note>
        )}
        <div className="growth-fields growth-fields--pairs">
          <MeasurementFields
            values={typed}
            onChange={props.onChange}
            birthDate={child.birthDate}
            today={today}
            problem={(field) => shown(field) ?? refused[field]}
            onLeave={leave}
            onEnter={enter}
            weightHint={hint(previous && weightText(previous.weight))}
            heightHint={hint(previous && heightText(previous.height))}
          />
          {needsConsent ? (
            <ConsentBox
              name={name}
              yes={yes}
              without={childrenCopy.consent.withoutRecord}
              error={shown('consent')?.text}
            />
          ) : (
            <PrivateNote>{copy.private}</PrivateNote>
          )}
          {Object.keys(refused).length === 0 && <FailureNote failure={failure} textOf={failedText} />}
          {props.broken && <ErrorNote>{copy.broken}</ErrorNote>}
        </div>
        {props.children}
        <Dock>
          <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
            {props.submitLabel}
          </Button>
        </Dock>
      </form>
      <TypedChildBeside {...typed} name={child.nickname} sex={child.sex} birthDate={child.birthDate} />
    </div>
  )
}
