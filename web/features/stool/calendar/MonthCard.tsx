import { addMonths, type IsoDate } from '@careplus/core/calendar'
import type { StoolCheck } from '@careplus/core/ports'
import { useMemo, useState } from 'react'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { Icon } from '../../../ui/Icon'
import { ChevronLeft, ChevronRight } from '../../../ui/icons'
import { daysOf, firstOfMonth } from './stoolMonth'
import { Legend, MonthGrid, monthText } from './MonthGrid'
import './calendar.css'

const copy = stoolResultCopy.calendar

interface Props {
  readonly checks: ReadonlyArray<StoolCheck>
  readonly today: IsoDate
  readonly born: IsoDate
  readonly selected: IsoDate | null
  readonly opensAt: IsoDate
  readonly onSelect: (day: IsoDate) => void
}

export const MonthCard = ({ checks, today, born, selected, opensAt, onSelect }: Props) => {
  const [first, setFirst] = useState(() => firstOfMonth(opensAt))
  const days = useMemo(() => daysOf(checks), [checks])
  const [earliest, latest] = [firstOfMonth(born), firstOfMonth(today)]
  const count = checks.filter(({ date }) => firstOfMonth(date) === first).length
  return (
    <section className="ui-card ui-card--plain stool-calendar" aria-labelledby="stool-month">
      <div className="stool-calendar__head">
        <div>
          <h2 id="stool-month" aria-live="polite">
            {monthText(first)}
          </h2>
          <p className="small second">{copy.count(count)}</p>
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={copy.previous}
          disabled={first <= earliest}
          onClick={() => setFirst(addMonths(first, -1))}
        >
          <Icon of={ChevronLeft} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={copy.next}
          disabled={first >= latest}
          onClick={() => setFirst(addMonths(first, 1))}
        >
          <Icon of={ChevronRight} />
        </button>
      </div>
      <MonthGrid {...{ first, today, days, selected, onSelect }} />
      <Legend />
    </section>
  )
}
