import { sheetFont } from './sheetFont'

interface Props {
  readonly x: number
  readonly ground: number
  readonly top: number
  readonly perCm: number
}

export const SheetRuler = ({ x, ground, top, perCm }: Props) => {
  const tick = perCm < 3 ? 5 : perCm < 5 ? 2 : 1
  const label = perCm * 10 < 34 ? 20 : 10
  const maxCm = Math.floor((ground - top - 26) / perCm)
  const marks = Array.from({ length: Math.floor(maxCm / tick) }, (_, i) => (i + 1) * tick)
  const path = (wanted: (cm: number) => boolean, width: number) =>
    marks
      .filter(wanted)
      .map((cm) => `M${x + 10} ${Math.round((ground - cm * perCm) * 10) / 10} h${width}`)
      .join('')
  const isNumber = (cm: number) => cm % label === 0
  const isHalf = (cm: number) => !isNumber(cm) && cm % (label / 2) === 0
  return (
    <g>
      <rect x={x} y={top} width="98" height={ground - top + 4} rx="18" fill="#FFF" opacity=".6" />
      <rect
        x={x + 10}
        y={top + 14}
        width="78"
        height={ground - top - 14}
        rx="10"
        fill="#FFF6DF"
        stroke="#E6C67F"
        strokeWidth="2"
      />
      <g fill="none" stroke="#B98A2F" strokeLinecap="round">
        <path d={path((cm) => !isNumber(cm) && !isHalf(cm), 15)} strokeWidth="2" />
        <path d={path(isHalf, 29)} strokeWidth="2.6" />
        <path d={path(isNumber, 43)} strokeWidth="3.6" />
      </g>
      {marks.filter(isNumber).map((cm) => (
        <text
          key={cm}
          x={x + 80}
          y={ground - cm * perCm - 7}
          textAnchor="end"
          fontFamily={sheetFont}
          fontSize="24"
          fontWeight="650"
          fill="#8A5200"
        >
          {cm}
        </text>
      ))}
    </g>
  )
}
