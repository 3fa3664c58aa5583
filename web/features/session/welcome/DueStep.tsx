import type { IsoDate } from '@careplus/core/calendar'
import type { FamilyRecords } from '@careplus/core/ports'
import { useEffect } from 'react'
import { firstStepsCopy } from '../../../copy/firstSteps.th'
import { DueRow } from '../../../shared/due/DueRow'
import { useDues } from '../../../shared/due/useDues'
import { useFollowed } from '../../../shared/growth/useFollowed'
import { FirstStepsHead } from '../../../shared/start/FirstStepsHead'
import { endFirstSteps } from '../../../shared/start/useFirstStep'
import { Rows } from '../../../ui/Card'
import { LinkButton } from '../../../ui/LinkButton'
import { Skeleton } from '../../../ui/Skeleton'

const copy = firstStepsCopy.due
const yearDays = 366

interface Props {
  readonly family: FamilyRecords
  readonly today: IsoDate
  readonly memberId: string
}

export const DueStep = ({ family, today, memberId }: Props) => {
  const followed = useFollowed(family.children, today)
  const { now, soon } = useDues(family, followed, today, yearDays)
  const settled = followed !== null
  const dues = [...now, ...soon]
  useEffect(() => {
    if (settled) endFirstSteps(memberId)
  }, [settled, memberId])
  return (
    <>
      <FirstStepsHead step="due" skips={false} />
      <h2>{copy.heading}</h2>
      {settled ? (
        dues.length > 0 && (
          <Rows label={copy.heading}>
            {dues.map((due) => (
              <DueRow key={`${due.kind} ${due.subject}`} due={due} today={today} leads={false} />
            ))}
          </Rows>
        )
      ) : (
        <Skeleton shapes={['card']} />
      )}
      <p className="second">{copy.text}</p>
      <LinkButton href="/user-profile#reminders" tone="second" wide>
        {copy.remind}
      </LinkButton>
      <LinkButton href="/" wide>
        {copy.go}
      </LinkButton>
    </>
  )
}
