import { figureOf, frameOf, pictureLabel, toTenth } from '@careplus/core/growth-pictures'
import { uiWords } from '../words'
import { Child } from './Child'
import { Drawing } from './Drawing'
import { LeafChild } from './LeafChild'
import { Flag, flagWidth, Ruler } from './Ruler'

export interface ChildByRulerProps {
  readonly picture: string
  /** The measured length or height; the child's crown is drawn at it. */
  readonly heightCm: number
  /** Open on greetings; closed, the default, on a result, a chart and a saved sheet. */
  readonly smile?: 'closed' | 'open'
  /** Off where the height is said elsewhere: the ruler then has no flag. */
  readonly flag?: boolean
  readonly label?: string | false
  readonly className?: string
}

const leaf = { crown: -302, reach: 62 }

export const heightText = (cm: number): string => `${Number.isInteger(cm) ? cm : cm.toFixed(1)} ${uiWords.centimetres}`

/** How many units the ruler draws for a centimetre, so that the crown stands at the measured height. */
export const unitsPerCm = (crown: number, heightCm: number): number => -crown / Math.max(heightCm, 1)

export const ChildByRuler = ({
  picture,
  heightCm,
  smile = 'closed',
  flag = true,
  label,
  className,
}: ChildByRulerProps) => {
  const figure = figureOf(picture)
  const { crown, reach } = figure === null ? leaf : frameOf(figure.build, figure.height)
  const x = toTenth(reach - 1)
  const text = heightText(heightCm)
  const [left, right] = [toTenth(-reach - 8), toTenth(flag ? x + 8 + flagWidth(text) : x + 55)]
  const spoken = label ?? `${pictureLabel(picture)} ${text}`
  return (
    <Drawing viewBox={`${left} -412 ${toTenth(right - left)} 420`} label={spoken || undefined} className={className}>
      <Ruler x={x} perCm={unitsPerCm(crown, heightCm)} height={-crown + 54} clearOf={flag ? heightCm + 1 : undefined} />
      <g className="ui-by-ruler__child">{figure === null ? <LeafChild /> : <Child {...figure} smile={smile} />}</g>
      {flag && <Flag from={26} x={x - 4} y={crown} text={text} />}
    </Drawing>
  )
}
