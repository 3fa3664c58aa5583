import { dayOf, ageOn, thaiAge } from '@careplus/core/calendar'
import { stoolRefusalWords } from '@careplus/core/stool'
import type { SubmitEvent } from 'react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { BirthDatePicker } from '../../../ui/BirthDatePicker'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../shared/growth/Dock'
import { useToday } from '../../../shared/growth/useToday'
import { Note } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { stepHref } from '../stoolPath'
import { ageTyped, firstOpen, nothingTyped } from '../stoolTyped'
import { useStoolForm } from '../useStoolForm'

const copy = stoolCopy.info.byHand

export const StartByBirthday = ({ text }: { readonly text: string }) => {
  const today = useToday()
  const { typed, change } = useStoolForm(false)
  const [, navigate] = useLocation()
  const begun = typed.child?.id === null ? typed.child.birthDate : null
  const [birthDate, setBirthDate] = useState(begun)
  if (today === null) return <Skeleton shapes={['line', 'card']} />
  const born = dayOf(birthDate)
  const inRange =
    born !== null && ageTyped({ ...nothingTyped, child: { id: null, name: '', birthDate: born }, date: today }) !== null
  const start = (event: SubmitEvent): void => {
    event.preventDefault()
    if (born === null || !inRange) return
    if (born === begun) return navigate(stepHref(firstOpen(typed) ?? 'date', false))
    change({ ...nothingTyped, child: { id: null, name: copy.child, birthDate: born } })
    navigate(stepHref('date', false))
  }
  return (
    <form className="stool-start" noValidate onSubmit={start}>
      <h2>{copy.title}</h2>
      <p className="second">{text}</p>
      <BirthDatePicker
        label={copy.born}
        value={birthDate}
        max={today}
        onChange={setBirthDate}
        error={born !== null && !inRange ? stoolRefusalWords.AgeInvalid : undefined}
      />
      {inRange && <Note>{stoolCopy.date.age(copy.child, thaiAge(ageOn(born, today)))}</Note>}
      <Dock>
        <Button type="submit" wide waiting={inRange ? undefined : copy.choose}>
          {stoolCopy.info.start}
        </Button>
      </Dock>
    </form>
  )
}
