import { dayOf, addDays, ageOn, thaiAge, type IsoDate } from '@careplus/core/calendar'
import { stoolRefusalWords } from '@careplus/core/stool'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { Chip } from '../../../ui/Chip'
import { DatePicker } from '../../../ui/DatePicker'
import { dateText } from '../../../shared/growth/days'
import { useToday } from '../../../shared/growth/useToday'
import { Note } from '../../../ui/Note'
import { stepHref } from '../path'
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

const DateStep = ({ form: { typed, change }, child, today }: Props) => {
  const [, navigate] = useLocation()
  const { date } = typed
  const born = dayOf(child.birthDate)
  const day = dayOf(date)
  const yesterday = addDays(today, -1)
  const [other, setOther] = useState(day !== null && day !== today && day !== yesterday)
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
  const choose = (next: string | null, isOther: boolean): void => {
    setOther(isOther)
    change({ date: next })
  }
  return (
    <StepFrame
      step="date"
      {...{ typed }}
      trial={false}
      heading={copy.heading}
      lead={copy.lead}
      waiting={day === null ? copy.choose : (wrong ?? null)}
      onNext={() => navigate(stepHref('colour', false))}
    >
      <div className="wrap" role="group" aria-label={copy.label}>
        <Chip chosen={!other && date === today} onClick={() => choose(today, false)}>
          {copy.today} {dateText(today)}
        </Chip>
        {(born === null || yesterday >= born) && (
          <Chip chosen={!other && date === yesterday} onClick={() => choose(yesterday, false)}>
            {copy.yesterday} {dateText(yesterday)}
          </Chip>
        )}
        <Chip chosen={other} onClick={() => choose(null, true)}>
          {copy.other}
        </Chip>
      </div>
      {other && (
        <DatePicker
          label={copy.otherLabel}
          value={date}
          min={child.birthDate}
          max={today}
          today={today}
          onChange={(next) => change({ date: next })}
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
