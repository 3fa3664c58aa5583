import type { IsoDate } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import type { DueNow } from '@careplus/core/reminders'
import { useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { ageText, nameOf } from '../../../shared/children/childWords'
import { Button } from '../../../ui/Button'
import { ChoiceCards } from '../../../ui/ChoiceCards'
import { Dock } from '../../../shared/growth/Dock'
import { Icon } from '../../../ui/Icon'
import { Calendar } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { Note } from '../../../ui/Note'
import { dueReasonText } from '../../../shared/due/dueWords'
import { calendarHref, stepHref } from '../stoolPath'
import { firstOpen, nothingTyped } from '../stoolTyped'
import { useStoolForm } from '../useStoolForm'

const copy = stoolCopy.info

interface Props {
  readonly children: ReadonlyArray<Child>
  readonly due: ReadonlyArray<DueNow>
  readonly asked: string | null
  readonly today: IsoDate
}

export const StartForm = ({ children, due, asked, today }: Props) => {
  const { typed, change } = useStoolForm(false)
  const [, navigate] = useLocation()
  const known = (id: string | null | undefined) => children.find((child) => child.id === id)
  const [chosen, setChosen] = useState<string | null>(null)
  const child =
    known(chosen) ??
    known(asked) ??
    known(typed.child?.id) ??
    known(due[0]?.subject) ??
    (children.length === 1 ? children[0] : undefined)
  const helpOf = (one: Child): string => {
    const its = due.find(({ subject }) => subject === one.id)
    const reason = its === undefined ? null : dueReasonText(its, today)
    return [ageText(one, today), ...(reason === null ? [] : [reason])].join(' · ')
  }
  const begun = typed.date !== null && child !== undefined && typed.child?.id === child.id

  const start = (): void => {
    if (child === undefined) return
    change({ ...nothingTyped, child: { id: child.id, name: nameOf(child), birthDate: child.birthDate } })
    navigate(stepHref('date', false))
  }
  const goOn = (): void => navigate(stepHref(firstOpen(typed) ?? 'date', false))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (begun) goOn()
    else start()
  }
  return (
    <form className="stool-start" onSubmit={submit}>
      <ChoiceCards
        label={copy.who}
        value={child?.id ?? null}
        onChange={setChosen}
        choices={children.map((one) => ({ value: one.id, label: nameOf(one), help: helpOf(one) }))}
      />
      {begun && <Note>{copy.resumeText(nameOf(child))}</Note>}
      {child !== undefined && (
        <LinkButton tone="second" wide href={calendarHref(child.id)} icon={<Icon of={Calendar} size={20} />}>
          {copy.calendar}
        </LinkButton>
      )}
      <Dock>
        <Button type="submit" wide waiting={child === undefined ? copy.chooseFirst : undefined}>
          {begun ? copy.resume : copy.start}
        </Button>
        {begun && (
          <Button tone="second" wide onClick={start}>
            {copy.anew}
          </Button>
        )}
      </Dock>
    </form>
  )
}
