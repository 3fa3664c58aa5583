import { mayDo } from '@careplus/core/partners'
import type { IsoDate } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import { useEffect, useRef, useState } from 'react'
import { loadChildren } from '../../composition/storedChildren'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { ageText, faceOf, nameOf } from '../../shared/children/childWords'
import { youngestFirst } from '../../shared/children/due'
import { typedOfChild } from '../../shared/children/typedOfChild'
import { ChildHeader } from '../../shared/children/ChildHeader'
import { childProblems, type ChildTyped } from '../../shared/growth/typedMeasurement'
import { Avatar } from '../../ui/Avatar'
import { IconTile, Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Plus } from '../../ui/icons'

const copy = growthCheckCopy.form

/** Youngest first. */
export const knownChildren = (memberId: string, today: IsoDate): ReadonlyArray<Known> =>
  youngestFirst((loadChildren(memberId) ?? []).map((child) => ({ child, records: [] })))
    .map(({ child }) => ({ child, typed: typedOfChild(child) }))
    .filter(({ child, typed }) => mayDo(child.role, 'record') && Object.keys(childProblems(today, typed)).length === 0)

export interface Known {
  readonly child: Child
  readonly typed: ChildTyped
}

interface Props {
  readonly all: ReadonlyArray<Known>
  /** null: another child, whose fields are shown. */
  readonly chosen: Known | null
  readonly today: IsoDate
  readonly onChoose: (chosen: Known | null) => void
}

export const KnownChild = ({ all, chosen, today, onChoose }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const choose = (next: Known | null) => {
    setOpen(false)
    onChoose(next)
  }
  if (isOpen)
    return (
      <Rows label={copy.choose}>
        {all.map((known) => (
          <Row
            key={known.child.id}
            lead={<Avatar face={faceOf(known.child, today)} />}
            title={nameOf(known.child)}
            second={ageText(known.child, today)}
            onPress={() => choose(known)}
          />
        ))}
        <Row
          lead={
            <IconTile>
              <Icon of={Plus} />
            </IconTile>
          }
          title={copy.other}
          second={copy.otherText}
          onPress={() => choose(null)}
        />
      </Rows>
    )
  const change = (
    <button type="button" ref={button} className="known-change" onClick={() => setOpen(true)}>
      {chosen === null ? copy.fromAccount : copy.change}
    </button>
  )
  return chosen === null ? (
    change
  ) : (
    <ChildHeader face={faceOf(chosen.child, today)} name={nameOf(chosen.child)} age={ageText(chosen.child, today)}>
      {change}
    </ChildHeader>
  )
}
