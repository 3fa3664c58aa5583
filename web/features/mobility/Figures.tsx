import { sarcFItems, type MobilityAssessment } from '@careplus/core/mobility'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { mobilityCopy } from '../../copy/mobility.th'

const copy = mobilityCopy.result

interface FigureProps {
  readonly label: string
  readonly line: string
  readonly children: ReactNode
}

const Figure = ({ label, line, children }: FigureProps) => (
  <li>
    <span className="mobility-figure__words">
      <span>{label}</span>
      <strong>{line}</strong>
    </span>
    <span className="mobility-figure__number">{children}</span>
  </li>
)

interface Props {
  readonly assessment: MobilityAssessment
  readonly sex: 'male' | 'female'
  readonly editHref: ((step: number) => string) | null
}

export const Figures = ({ assessment: { sarcF, calf, stand }, sex, editHref }: Props) => {
  const left = (step: number) =>
    editHref === null ? '–' : <Link href={editHref(sarcFItems.length + step)}>{copy.measure}</Link>
  return (
    <ul className="ui-card ui-card--plain mobility-figures" aria-label={copy.figures}>
      <Figure label={copy.sarcF.label} line={sarcF.found ? copy.sarcF.found(sarcF.line) : copy.sarcF.fine(sarcF.line)}>
        <b>{sarcF.score}</b> {copy.sarcF.of}
      </Figure>
      {calf === null ? (
        <Figure label={copy.calf.label} line={copy.left}>
          {left(1)}
        </Figure>
      ) : (
        <Figure
          label={copy.calf.label}
          line={(calf.found ? copy.calf.found : copy.calf.fine)(copy.who[sex], calf.line)}
        >
          <b>{calf.cm.toFixed(1)}</b> {copy.calf.unit}
        </Figure>
      )}
      {stand === null ? (
        <Figure label={copy.stand.label} line={copy.left}>
          {left(2)}
        </Figure>
      ) : stand.result._tag === 'notDone' ? (
        <Figure label={copy.stand.label} line={copy.stand.notDone}>
          {copy.stand.rested}
        </Figure>
      ) : (
        <Figure label={copy.stand.label} line={(stand.found ? copy.stand.found : copy.stand.fine)(stand.line)}>
          <b>{stand.result.seconds.toFixed(1)}</b> {copy.stand.unit}
        </Figure>
      )}
    </ul>
  )
}
