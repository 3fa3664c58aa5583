import { dayOf, ageOn, thaiAge, type IsoDate } from '@careplus/core/calendar'
import { useState, type ReactNode } from 'react'
import { growthFormCopy } from '../../copy/growthForm.th'
import { Fold } from '../../ui/Card'
import { NumberField } from '../../ui/NumberField'
import { BirthDateField, NameField, SexField } from '../person/PersonFields'
import type { ChildField, ChildTyped, Problem } from './typedMeasurement'
import '../../ui/fold.css'
import './fields.css'

const copy = growthFormCopy.fields

export interface ChildFieldsProps {
  readonly values: ChildTyped
  readonly onChange: (change: Partial<ChildTyped>) => void
  readonly today: IsoDate
  readonly problem: (field: ChildField) => Problem | undefined
  readonly onLeave: (field: ChildField) => void
  readonly onEnter: (field: ChildField) => void
  readonly asksGestation?: boolean
  readonly foldsGestation?: boolean
}

const GestationFold = ({ opens, children }: { readonly opens: boolean; readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(opens)
  return (
    <Fold title={copy.bornEarly} open={isOpen || opens} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {children}
    </Fold>
  )
}

export const ChildFields = (props: ChildFieldsProps) => {
  const { values, onChange, today, problem, onLeave, onEnter, asksGestation = true, foldsGestation = false } = props
  const born = dayOf(values.birthDate)
  const days = values.gestationDays ?? ''
  const gestation = (
    <>
      {asksGestation && (
        <div data-field="gestation">
          <NumberField
            label={copy.gestation}
            optional
            size="small"
            decimal={false}
            unit={copy.weeks}
            name="gestation"
            placeholder={copy.gestationPlaceholder}
            value={values.gestation}
            onChange={(event) => {
              onEnter('gestation')
              onChange({ gestation: event.target.value })
            }}
            onBlur={() => onLeave('gestation')}
            hint={copy.gestationHint}
            error={problem('gestation')?.text}
          />
        </div>
      )}
      {(values.gestation.trim() !== '' || days !== '') && (
        <div data-field="gestationDays">
          <NumberField
            label={copy.gestationDays}
            optional
            size="small"
            decimal={false}
            unit={copy.days}
            name="gestation-days"
            placeholder={copy.gestationDaysPlaceholder}
            value={days}
            onChange={(event) => {
              onEnter('gestationDays')
              onChange({ gestationDays: event.target.value })
            }}
            onBlur={() => onLeave('gestationDays')}
            error={problem('gestationDays')?.text}
          />
        </div>
      )}
    </>
  )
  return (
    <>
      <NameField form={props} label={copy.name} name="nickname" placeholder={copy.namePlaceholder} />
      <SexField form={props} copy={copy} hint={copy.genderHint} />
      <BirthDateField
        form={props}
        label={copy.birthDate}
        max={today}
        hint={born !== null && born <= today ? copy.ageToday(thaiAge(ageOn(born, today))) : undefined}
      />
      {foldsGestation ? (
        <GestationFold opens={values.gestation !== '' || days !== '' || problem('gestation') !== undefined}>
          {gestation}
        </GestationFold>
      ) : (
        gestation
      )}
    </>
  )
}
