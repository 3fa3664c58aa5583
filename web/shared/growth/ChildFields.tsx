import { dayOf, ageOn, thaiAge, type IsoDate } from '@careplus/core/calendar'
import { growthFormCopy } from '../../copy/growthForm.th'
import { NumberField } from '../../ui/NumberField'
import { BirthDateField, NameField, SexField } from '../person/PersonFields'
import type { ChildField, ChildTyped, Problem } from './measuring'
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
}

/** Nickname, sex, birth date in Buddhist years, and the weeks of pregnancy. */
export const ChildFields = (props: ChildFieldsProps) => {
  const { values, onChange, today, problem, onLeave, onEnter, asksGestation = true } = props
  const born = dayOf(values.birthDate)
  const days = values.gestationDays ?? ''
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
      {/* Nobody knows the days who has not said the weeks: one field fewer for all others. */}
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
}
