import { chartWords } from '@careplus/core/growth-chart'
import { useState } from 'react'
import { Icon } from '../Icon'
import { ChevronLeft, ChevronRight } from '../icons'
import { Spoken } from '../Spoken'
import type { ChartPoint } from './types'

interface Props {
  readonly points: ReadonlyArray<ChartPoint>
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

export const PointReader = ({ points, chosen, onChoose }: Props) => {
  const [walks, setWalks] = useState(false)
  const point = points[chosen]
  if (point === undefined) return <p className="ui-reader ui-reader--none">{chartWords.noneHere}</p>
  const to = (index: number) => () => {
    setWalks(true)
    onChoose(index)
  }
  return (
    <div className="ui-reader">
      {points.length > 1 && (
        <button
          type="button"
          className="ui-reader__step"
          aria-label={chartWords.before}
          aria-disabled={chosen === 0 || undefined}
          onClick={to(Math.max(0, chosen - 1))}
        >
          <Icon of={ChevronLeft} size={22} />
        </button>
      )}
      {/* A point in focus is read out by itself, so only a press of one of the two buttons is announced. */}
      <div
        className="ui-reader__words"
        aria-live={walks ? 'polite' : 'off'}
        aria-atomic="true"
        aria-hidden={points.length === 1 || undefined}
      >
        <p>
          <Spoken>{point.date}</Spoken> <span className="nowrap">({point.age})</span>
        </p>
        <p>
          <b className="nowrap">
            <Spoken>{point.value}</Spoken>
          </b>{' '}
          <span className="nowrap">{point.band}</span>
        </p>
        <p className="ui-reader__far">{point.distance}</p>
        {point.byBirth && (
          <p className="ui-reader__far">
            {point.byBirth.age}
            {point.byBirth.band !== '' && (
              <>
                {' '}
                <span className="nowrap">({point.byBirth.band})</span>
              </>
            )}
          </p>
        )}
      </div>
      {points.length > 1 && (
        <button
          type="button"
          className="ui-reader__step"
          aria-label={chartWords.after}
          aria-disabled={chosen === points.length - 1 || undefined}
          onClick={to(Math.min(points.length - 1, chosen + 1))}
        >
          <Icon of={ChevronRight} size={22} />
        </button>
      )}
    </div>
  )
}
