import { thaiDateInFull, thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import { type Indicator, figure } from '@careplus/core/growth'
import type { Child } from '@careplus/core/ports'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { growthCopy } from '../../copy/growth.th'
import { exactAgeText } from '../../shared/children/childWords'
import { correctedAgeText } from '../../shared/growth/correctedAgeText'
import { useToday } from '../../shared/growth/useToday'
import { resultText, type AssessedRecord, type View } from './curveWords'

const copy = childrenGrowthCopy.paper

interface HeadProps {
  readonly child: Child
  readonly name: string
  readonly birthDate: IsoDate
  readonly indicator: Indicator
}

export const PaperHead = ({ child, name, birthDate, indicator }: HeadProps) => {
  const today = useToday()
  return (
    <header className="paper-head">
      <h1>{name}</h1>
      <p>{copy.born(thaiFullDate(birthDate), child.sex)}</p>
      <p>
        {growthCopy.indicator[indicator]}
        {today !== null && ` · ${copy.printed(thaiFullDate(today))}`}
      </p>
    </header>
  )
}

interface TableProps {
  readonly child: Child
  readonly indicator: Indicator
  readonly view: View
  /** Newest first. */
  readonly assessedRecords: ReadonlyArray<AssessedRecord>
}

const distanceOf = (indicator: Indicator, { assessment: { indicators } }: AssessedRecord): string => {
  const found = indicators[indicator]
  return found._tag === 'scored' ? found.zScore.toFixed(2).replace('-', '\u2212') : ''
}

export const PaperTable = ({ child, indicator, view, assessedRecords }: TableProps) => {
  const heads = assessedRecords.some(({ measured }) => measured.head_circumference !== null)
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th>{copy.date}</th>
          <th>{copy.age}</th>
          <th>{copy.weight}</th>
          <th>{copy.height}</th>
          {heads && <th>{copy.head}</th>}
          <th>{growthCopy.indicator[indicator]}</th>
          <th>{copy.distance}</th>
        </tr>
      </thead>
      <tbody>
        {assessedRecords.map((one) => (
          <tr key={one.id}>
            <td>{thaiDateInFull(one.date)}</td>
            <td className="paper-age">
              {exactAgeText(child, one.date)}
              {one.corrected?._tag === 'corrected' && ` (${correctedAgeText(one)})`}
            </td>
            <td>{figure(one.measured.weight)}</td>
            <td>{one.measured.height === null ? '' : figure(one.measured.height)}</td>
            {heads && (
              <td>{one.measured.head_circumference === null ? '' : figure(one.measured.head_circumference)}</td>
            )}
            <td>{resultText(indicator, view, one)}</td>
            <td>{distanceOf(indicator, one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
