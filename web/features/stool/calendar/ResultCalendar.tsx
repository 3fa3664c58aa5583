import { dayOf, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { useToday } from '../../../shared/growth/useToday'
import { LinkButton } from '../../../ui/LinkButton'
import { RetryNote } from '../../../ui/RetryNote'
import { Skeleton } from '../../../ui/Skeleton'
import { calendarHref } from '../stoolPath'
import type { KnownChild } from '../result/knownChild'
import { StoolCheckRows } from './StoolCheckRows'
import { MonthCard } from './MonthCard'
import { RemoveCheck } from './RemoveCheck'
import { useChecks } from './useChecks'

const copy = stoolResultCopy.calendar

interface Props {
  readonly child: KnownChild
  readonly date: IsoDate
  readonly checkId: string | null
}

const ResultCalendar = ({ child, date, checkId }: Props) => {
  const [remote, reload] = useChecks(child.id)
  const [, navigate] = useLocation()
  const [selected, setSelected] = useState<IsoDate>(date)
  const today = useToday()
  useEffect(() => {
    reload()
  }, [checkId, reload])
  if (remote._tag === 'failed') return <RetryNote tone="offline" text={copy.failed} onRetry={reload} />
  const born = dayOf(child.birthDate)
  if (remote._tag === 'loading' || today === null || born === null) return <Skeleton shapes={['card']} />
  const others = remote.value.filter((check) => check.date === selected && check.id !== checkId)
  return (
    <div className="stool-history">
      <MonthCard checks={remote.value} {...{ today, born, selected }} opensAt={date} onSelect={setSelected} />
      {others.length > 0 && <StoolCheckRows childId={child.id} checks={others} label={copy.title} />}
      <LinkButton tone="second" wide href={calendarHref(child.id)}>
        {stoolResultCopy.calendar.title}
      </LinkButton>
      {checkId !== null && mayDo(child.role, 'record') && (
        <RemoveCheck
          childId={child.id}
          check={{ id: checkId, date }}
          onRemoved={() => navigate(calendarHref(child.id), { replace: true })}
        />
      )}
    </div>
  )
}

export default ResultCalendar
