import { figureOf, frameOf } from '@careplus/core/internal/growth-pictures'
import type { Ref } from 'react'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import type { GrowthChartProps } from '../../ui/chart/types'
import { Child } from '../../ui/drawings/Child'
import { LeafChild } from '../../ui/drawings/LeafChild'
import { NewbornFigure } from '../../ui/drawings/Newborn'
import { layerPath } from '../../ui/Layers'
import { Mark } from '../../ui/Logo'
import { heightMarks, type Earlier } from './heightMarks'
import { SheetCurve } from './SheetCurve'
import { sheetFont, sheetSize } from './sheetFont'
import { SheetRuler } from './SheetRuler'
import { cutToFit, fittingSize, headingLines } from './sheetText'

const copy = childrenGrowthCopy.sheet

export interface Line {
  readonly label: string
  readonly value: string
  readonly word: string
}

export interface ProgressSheetProps {
  readonly ref: Ref<SVGSVGElement>
  readonly label: string
  /** `20 พฤศจิกายน 2569` */
  readonly date: string
  readonly name: string
  readonly age: string
  /** '' means that there is nothing to correct. */
  readonly correctedAge: string
  /** null: a swaddled baby, up to about twelve months. */
  readonly picture: string | null
  readonly heightCm: number
  readonly heightText: string
  /** In any order. */
  readonly earlier: ReadonlyArray<Earlier>
  /** null: figures and bands alone. */
  readonly heading: string | null
  readonly lines: ReadonlyArray<Line>
  readonly chart: GrowthChartProps | null
  readonly referenceNames: string
}

const ground = 938
const middle = 560
const tallest = 690
/** The swaddled baby in its own units. */
const bundle = { height: 196, sole: 98 }
const ink = { first: '#14322B', second: '#47605A', third: '#5F746D', brand: '#0A4A3C' }
const layers = [
  [724, '#CBE8DA'],
  [833, '#BCE2CF'],
  [942, '#9AD2B9'],
  [1050, '#7CC4A4'],
] as const

const Figure = ({ picture }: Pick<ProgressSheetProps, 'picture'>) => {
  if (picture === null)
    return (
      <g transform={`translate(0 ${-bundle.sole})`}>
        <NewbornFigure />
      </g>
    )
  const figure = figureOf(picture)
  return figure === null ? <LeafChild /> : <Child {...figure} />
}

/** 1080 × 1350, drawn with attributes alone, so that it looks the same once it is a picture. */
export const ProgressSheet = ({ ref, ...props }: ProgressSheetProps) => {
  const figure = props.picture === null ? null : figureOf(props.picture)
  const units =
    props.picture === null ? bundle.height : figure === null ? 302 : -frameOf(figure.build, figure.height).crown
  const size = Math.min(2.28, tallest / units)
  const crown = ground - units * size
  const perCm = (ground - crown) / props.heightCm
  const marks = heightMarks(props.heightCm, props.earlier, { crown, ground })
  const nameSize = fittingSize(props.name, 336, 92, 44)
  const heading = props.heading === null ? [] : headingLines(props.heading, 500)
  const headingSize = Math.min(...heading.map((line) => fittingSize(line, 500, heading.length > 1 ? 50 : 70, 30)))
  const under = heading.length > 1 ? 1186 : 1152
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${sheetSize.width} ${sheetSize.height}`}
      role="img"
      aria-label={props.label}
      className="sheet__paper"
      fontFamily={sheetFont}
      fontWeight="430"
      fill={ink.first}
    >
      <rect {...sheetSize} fill="#FBFAF4" />
      <clipPath id="sheet-ground">
        <rect x="40" y="40" width="1000" height="950" rx="66" />
      </clipPath>
      <g clipPath="url(#sheet-ground)">
        <rect x="40" y="40" width="1000" height="950" fill="#DDF1E6" />
        <circle cx="236" cy="594" r="150" fill="#FBD27A" />
        <g transform="translate(40 0)">
          {layers.map(([left, fill]) => (
            <path key={left} d={layerPath(1000, 1100, left, 284)} fill={fill} />
          ))}
        </g>
      </g>
      <text x="97" y="152" fontSize="34" fill={ink.second}>
        {props.date}
      </text>
      <text x="97" y={168 + nameSize} fontSize={nameSize} fontWeight="650">
        {cutToFit(props.name, 336, nameSize)}
      </text>
      <text x="97" y={236 + nameSize} fontSize={fittingSize(props.age, 330, 40, 26)}>
        {props.age}
      </text>
      {props.correctedAge !== '' && (
        <text x="97" y={282 + nameSize} fontSize={fittingSize(props.correctedAge, 330, 28, 20)} fill={ink.second}>
          {props.correctedAge}
        </text>
      )}
      <SheetRuler x={706} ground={ground} top={Math.max(72, crown - 118)} perCm={perCm} />
      <g transform={`translate(${middle} ${ground}) scale(${size})`}>
        <Figure picture={props.picture} />
      </g>
      <path d={`M650 ${crown}H800`} stroke="#3C4494" strokeWidth="5" strokeDasharray="10 8" fill="none" />
      <path d={`M794 ${crown}l24 -26v26z`} fill="#3C4494" />
      <rect x="814" y={crown - 62} width="200" height="62" rx="14" fill="#3C4494" />
      <text x="914" y={crown - 19} textAnchor="middle" fontSize="35" fontWeight="650" fill="#FFF">
        {props.heightText}
      </text>
      {marks.map(({ value, month, level, words }) => (
        <g key={`${month} ${value}`}>
          <path
            d={`M791 ${level}H814L838 ${words - 9}`}
            stroke="#3C4494"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
            fill="none"
          />
          <text x="848" y={words} fontSize="27" fill={ink.second}>
            <tspan fontWeight="650" fill={ink.first}>
              {value}
            </tspan>
            {` · ${month}`}
          </text>
        </g>
      ))}
      {heading.map((line, i) => (
        <text key={line} x="76" y={(heading.length > 1 ? 1058 : 1080) + i * 62} fontSize={headingSize} fontWeight="650">
          {line}
        </text>
      ))}
      {props.lines.map(({ label, value, word }, i) => (
        <text key={label} x="76" y={under + i * 50} fontSize="32" fill={ink.second}>
          {`${label} `}
          <tspan fontWeight="650" fill={ink.first}>
            {value}
          </tspan>
          {` ${word}`}
        </text>
      ))}
      {props.chart !== null && <SheetCurve chart={props.chart} box={{ x: 610, y: 1030, width: 394, height: 184 }} />}
      <g transform="translate(76 1262)">
        <Mark size={48} />
      </g>
      <text x="138" y="1296" fontSize="29" fontWeight="650" fill={ink.brand}>
        CarePlus
      </text>
      <g fontSize="22" fill={ink.third} textAnchor="end">
        <text x="1004" y="1274">
          {copy.reference(props.referenceNames)}
        </text>
        <text x="1004" y="1306">
          {copy.notDiagnosis}
        </text>
      </g>
    </svg>
  )
}
