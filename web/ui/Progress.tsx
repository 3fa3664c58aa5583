import type { ReactNode } from 'react'
import { ofTotal } from './words'
import './Progress.css'

export interface ProgressProps {
  readonly value: number
  readonly max: number
  readonly label: string
  /** By default `3 จาก 5`; null: hidden, but screen readers still read it. */
  readonly text?: ReactNode | null
}

/** The fill's width is an SVG attribute, because the page's policy forbids inline styles. */
export const Progress = ({ value, max, label, text = ofTotal(value, max) }: ProgressProps) => {
  const share = Math.min(1, Math.max(0, max === 0 ? 0 : value / max))
  return (
    <div className="ui-progress">
      {text !== null && (
        <div className="ui-progress__words" aria-hidden="true">
          <strong>{label}</strong>
          <span>{text}</span>
        </div>
      )}
      <svg
        className="ui-progress__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={typeof text === 'string' ? text : ofTotal(value, max)}
      >
        <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" rx="5" />
      </svg>
    </div>
  )
}

export interface StepsProps {
  readonly now: number
  readonly total: number
  readonly label: string
}

export const Steps = ({ now, total, label }: StepsProps) => (
  <div className="ui-steps" role="img" aria-label={`${label} ${ofTotal(now, total)}`}>
    {Array.from({ length: total }, (_, index) => (
      <span key={index} className={index < now ? 'ui-steps__done' : undefined} />
    ))}
  </div>
)
