import type { Indicator } from '@careplus/core/growth'
import { growthCopy } from '../../copy/growth.th'
import type { Followed } from '../growth/followGrowth'
import './childState.css'

const maxDots = 6
/** In px. */
const [width, height, edge] = [76, 28, 6]
/** In SD: on each side of the middle, and where the band of the middle ends. */
const [shown, middle] = [3.5, 1.5]

const yOf = (z: number): number =>
  height / 2 - (Math.max(-shown, Math.min(shown, z)) / shown) * (height / 2 - edge / 2 - 1)

/** Of height, or of weight where no two heights are known. */
const pointsOf = ({ child: { trends } }: Followed) => {
  const indicator: Indicator = trends.lengthHeightForAge.points.length > 1 ? 'lengthHeightForAge' : 'weightForAge'
  return { indicator, points: trends[indicator].points.slice(-maxDots) }
}

interface Props {
  readonly followed: Followed
  readonly caption?: boolean
}

/** The points are never joined. */
export const ChildState = ({ followed, caption = false }: Props) => {
  const { indicator, points } = pointsOf(followed)
  const ages = points.map(({ record }) => record.assessment.ageInDays)
  const [first, last] = [ages[0] ?? 0, ages.at(-1) ?? 0]
  const xOf = (age: number): number => edge + ((age - first) / Math.max(1, last - first)) * (width - 2 * edge)
  return (
    <span className="child-state">
      {points.length > 1 && (
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          <rect width={width} y={yOf(middle)} height={yOf(-middle) - yOf(middle)} />
          {points.map(({ z }, at) => (
            <circle key={ages[at]} cx={xOf(ages[at] ?? 0)} cy={yOf(z)} r={at === points.length - 1 ? 4.5 : 3} />
          ))}
        </svg>
      )}
      <span>
        {followed.words.heading}
        {caption && points.length > 1 && <small>{growthCopy.lastOf(growthCopy.chip[indicator], points.length)}</small>}
      </span>
    </span>
  )
}
