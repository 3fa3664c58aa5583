import { dayOf, addDays, ageOn, thaiAge } from '@careplus/core/calendar'
import { stoolRefusalWords } from '@careplus/core/stool'
import { youngUnderDays } from '@careplus/core/internal/stool'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { BirthDatePicker } from '../../../ui/BirthDatePicker'
import { Chip, ChipRow } from '../../../ui/Chip'
import { DatePicker } from '../../../ui/DatePicker'
import { useToday } from '../../../shared/growth/useToday'
import { Note } from '../../../ui/Note'
import { stepHref } from '../stoolPath'
import { ageTyped } from '../stoolTyped'
import { useStoolForm } from '../useStoolForm'
import { StepFrame } from './StepFrame'

const copy = stoolCopy.trial

/** Ages at which the rules change: the end of meconium, and the days in which a pale stool has to be found. */
const turns = [3, 4, 60, youngUnderDays - 1, youngUnderDays]

const TrialRoute = () => {
  const { typed, change } = useStoolForm(true)
  const [, navigate] = useLocation()
  const today = useToday()
  if (today === null) return null
  const born = dayOf(typed.child?.birthDate ?? null)
  const day = dayOf(typed.date)
  const age = ageTyped(typed)
  const wrong =
    born === null || day === null || age !== null
      ? undefined
      : day < born
        ? stoolRefusalWords.DateBeforeBirth
        : stoolRefusalWords.AgeInvalid
  return (
    <StepFrame
      step="date"
      trial
      {...{ typed }}
      heading={copy.heading}
      lead={copy.lead}
      waiting={born === null || day === null ? copy.choose : (wrong ?? null)}
      nextLabel={copy.start}
      onNext={() => navigate(stepHref('colour', true))}
    >
      <BirthDatePicker
        label={copy.born}
        value={typed.child?.birthDate ?? null}
        max={today}
        onChange={(birthDate) =>
          change({ child: birthDate === null ? null : { id: null, name: copy.child, birthDate } })
        }
      />
      <DatePicker
        label={copy.today}
        value={typed.date}
        today={today}
        onChange={(date) => change({ date })}
        error={wrong}
      />
      {born !== null && (
        <ChipRow label={copy.today}>
          {turns.map((days) => (
            <Chip key={days} chosen={age === days} onClick={() => change({ date: addDays(born, days) })}>
              {stoolCopy.date.dayOfLife(days)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {age !== null && born !== null && day !== null && (
        <Note>{stoolCopy.date.age(copy.child, thaiAge(ageOn(born, day)))}</Note>
      )}
    </StepFrame>
  )
}

export default TrialRoute
