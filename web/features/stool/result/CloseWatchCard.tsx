import { youngUnderDays } from '@careplus/core/internal/stool'
import type { CloseWatch, StoolInputs } from '@careplus/core/stool'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { useToday } from '../../../shared/growth/useToday'

const copy = stoolResultCopy.watch

interface Props {
  readonly inputs: StoolInputs
  readonly watch: CloseWatch
}

const percent = (day: number): string => `${Math.round((day / youngUnderDays) * 1000) / 10}%`

export const CloseWatchCard = ({ inputs: { date, ageInDays }, watch: { milestones } }: Props) => {
  const isToday = useToday() === date
  const position = percent(ageInDays)
  const anchor = ageInDays < 22 ? 'start' : ageInDays > 68 ? 'end' : 'middle'
  return (
    <section className="ui-card ui-card--plain stool-watch" aria-labelledby="stool-watch">
      <h2 id="stool-watch">{copy.title}</h2>
      <p className="second">{copy.text}</p>
      <svg className="stool-watch__bar" role="img" aria-label={copy.spoken(ageInDays)}>
        <text x={anchor === 'start' ? 0 : anchor === 'end' ? '100%' : position} y="15" textAnchor={anchor}>
          {isToday ? copy.today(ageInDays) : copy.here(ageInDays)}
        </text>
        <rect x="0" y="31" width="100%" height="12" rx="6" className="stool-watch__track" />
        <rect x="0" y="31" width={position} height="12" rx="6" className="stool-watch__fill" />
        <line x1={percent(60)} x2={percent(60)} y1="25" y2="50" />
        <line x1="99.6%" x2="99.6%" y1="25" y2="50" />
        <circle cx={position} cy="37" r="10" />
      </svg>
      <ul className="stool-watch__days">
        {milestones.map(({ day, daysLeft }) => (
          <li key={day}>
            <strong>{copy.day(day)}</strong>
            <br />
            {copy.left(daysLeft)}
          </li>
        ))}
      </ul>
    </section>
  )
}
