import { dayOf, addDays, ageOn, thaiAge, type IsoDate } from '@careplus/core/calendar'
import { stoolRefusalWords } from '@careplus/core/stool'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { ChoiceCards } from '../../../ui/ChoiceCards'
import { DatePicker } from '../../../ui/DatePicker'
import { dateText } from '../../../shared/growth/dateText'
import { useToday } from '../../../shared/growth/useToday'
import { Note } from '../../../ui/Note'
import { stepHref } from '../stoolPath'
import { ageTyped, type StoolChild } from '../stoolTyped'
import type { StoolForm } from '../useStoolForm'
import { StepFrame } from './StepFrame'
import { StepGate } from './StepGate'

const copy = stoolCopy.date

interface Props {
  readonly form: StoolForm
  readonly child: StoolChild
  readonly today: IsoDate
}

const DateStep = ({ form, child, today }: Props) => {
  const { change } = form
  const [, navigate] = useLocation()
  const born = dayOf(child.birthDate)
  const yesterday = addDays(today, -1)
  const [other, setOther] = useState(false)
  const date = form.typed.date ?? (other ? null : today)
  const typed = { ...form.typed, date }
  const day = dayOf(date)
  const age = ageTyped(typed)
  const future = day !== null && day > today
  const wrong =
    day === null || born === null
      ? undefined
      : future
        ? stoolRefusalWords.DateInFuture
        : day < born
          ? stoolRefusalWords.DateBeforeBirth
          : age === null
            ? stoolRefusalWords.AgeInvalid
            : undefined
  const days = { today, yesterday, other: null }
  const choose = (next: keyof typeof days): void => {
    setOther(next === 'other')
    change({ date: days[next] })
  }
  const canBeYesterday = born === null || yesterday >= born
  const isNamed = date === today || (date === yesterday && canBeYesterday)
  // Midnight moves the names: a day chosen by name may be another day now.
  const chosen = other || !isNamed ? 'other' : date === today ? 'today' : 'yesterday'
  return (
    <StepFrame
      step="date"
      {...{ typed }}
      trial={false}
      heading={copy.heading}
      lead={copy.lead}
      waiting={day === null ? copy.choose : (wrong ?? null)}
      onNext={() => {
        change({ date })
        navigate(stepHref('colour', false))
      }}
    >
      <ChoiceCards
        label={copy.label}
        value={chosen}
        onChange={choose}
        choices={[
          { value: 'today', label: copy.today, help: dateText(today) },
          ...(canBeYesterday
            ? [{ value: 'yesterday', label: copy.yesterday, help: dateText(yesterday) } as const]
            : []),
          { value: 'other', label: copy.other },
        ]}
      />
      {chosen === 'other' && (
        <DatePicker
          label={copy.otherLabel}
          value={date}
          min={child.birthDate}
          max={today}
          today={today}
          onChange={(next) => {
            setOther(true)
            change({ date: next })
          }}
          error={wrong}
        />
      )}
      {age !== null && born !== null && day !== null && !future && (
        <Note>
          {copy.age(child.name, thaiAge(ageOn(born, day)))}
          {age < 90 && (
            <>
              <br />
              {copy.dayOfLife(age)}
            </>
          )}
        </Note>
      )}
    </StepFrame>
  )
}

const DateRoute = () => {
  const today = useToday()
  return (
    <StepGate step="date" trial={false}>
      {(form, child) => today !== null && <DateStep {...{ form, child, today }} />}
    </StepGate>
  )
}

export default DateRoute
