import { buddhistYear, datePartsOf, thaiFullDate, thaiMonths, type IsoDate } from '@careplus/core/calendar'
import { levelWords, stoolLevels } from '@careplus/core/stool'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { LevelMark } from '../LevelMark'
import { weeksOf, type CheckedDay } from './stoolMonth'

const copy = stoolResultCopy.calendar

export const monthText = (first: IsoDate): string => {
  const { year, month } = datePartsOf(first)
  return `${thaiMonths[month - 1]?.full ?? ''}\u00A0${buddhistYear(year)}`
}

interface Props {
  readonly first: IsoDate
  readonly today: IsoDate
  readonly days: ReadonlyMap<IsoDate, CheckedDay>
  readonly selected: IsoDate | null
  readonly onSelect: (day: IsoDate) => void
}

const spoken = (day: IsoDate, { level, count }: CheckedDay): string =>
  [thaiFullDate(day), levelWords[level].name, ...(count > 1 ? [copy.times(count)] : [])].join(' ')

interface DayProps extends Omit<Props, 'first'> {
  readonly day: IsoDate
}

const Day = ({ day, today, days, selected, onSelect }: DayProps) => {
  const checked = days.get(day)
  const number = datePartsOf(day).day
  const shown = {
    className: `stool-day${day === today ? ' stool-day--today' : ''}${day > today ? ' stool-day--later' : ''}`,
    'aria-current': day === today ? 'date' : undefined,
  } as const
  if (checked === undefined) return <span {...shown}>{number}</span>
  return (
    <button
      {...shown}
      type="button"
      aria-pressed={day === selected}
      aria-label={spoken(day, checked)}
      onClick={() => onSelect(day)}
    >
      {number}
      <LevelMark level={checked.level} size="calendar" />
    </button>
  )
}

export const MonthGrid = ({ first, ...rest }: Props) => (
  <table className="stool-month">
    <caption className="ui-hidden">{monthText(first)}</caption>
    <thead>
      <tr>
        {copy.weekdays.map(([short, full]) => (
          <th key={full} scope="col">
            <span aria-hidden="true">{short}</span>
            <span className="ui-hidden">{full}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(first).map((week, i) => (
        <tr key={week.find((day) => day !== null) ?? i}>
          {week.map((day, weekday) => (
            <td key={weekday}>{day !== null && <Day day={day} {...rest} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

export const Legend = () => (
  <ul className="stool-legend" aria-label={copy.legend}>
    {stoolLevels.map((level) => (
      <li key={level}>
        <LevelMark level={level} size="calendar" />
        <span>
          {levelWords[level].letter} {levelWords[level].legend}
        </span>
      </li>
    ))}
  </ul>
)
