import { chartWords } from '@careplus/core/growth-chart'
import './GrowthChart.css'

export interface ChartKeyProps {
  readonly child: string
  readonly median?: string
  readonly step?: boolean
  readonly byBirth?: boolean
}

/** Explains point, line and dashes. Colours need no key: each band bears its own word. */
export const ChartKey = ({ child, median = chartWords.median, step = false, byBirth = false }: ChartKeyProps) => (
  <ul className="ui-key">
    <li>
      <svg width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="7.5" fill="var(--anchan-700)" stroke="var(--card)" strokeWidth="1.5" />
        <circle cx="10" cy="10" r="9.2" fill="none" stroke="var(--anchan-700)" strokeWidth="1.2" />
      </svg>
      {child}
    </li>
    <li>
      <svg width="22" height="20" aria-hidden="true">
        <path d="M0 10h22" stroke="var(--ink-pandan-3)" strokeWidth="3" />
      </svg>
      {median}
    </li>
    {step && (
      <li>
        <svg width="8" height="20" aria-hidden="true">
          <path d="M4 1v18" stroke="var(--ink)" strokeWidth="2" strokeDasharray="5 4" />
        </svg>
        {chartWords.step}
      </li>
    )}
    {byBirth && (
      <li>
        <svg width="18" height="20" aria-hidden="true">
          <circle cx="9" cy="10" r="6" fill="var(--card)" stroke="var(--anchan-700)" strokeWidth="2" />
        </svg>
        {chartWords.byBirth}
      </li>
    )}
  </ul>
)
