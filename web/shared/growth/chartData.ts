import { ageOn, thaiAge, thaiDate, type IsoDate } from '@careplus/core/calendar'
import {
  zWords,
  type Indicator,
  type References,
  dependsOnPosition,
  firstStandingDay,
  axisFigure,
} from '@careplus/core/growth'
import { growthCopy as copy } from '../../copy/growth.th'
import { type Range, linesOf, zLine, firstZoom, windowOf, zoomsOf, type Zoom } from '@careplus/core/growth-chart'
import type { ChartPoint, GrowthChartProps } from '../../ui/chart/types'
import { birthAgeText, uncorrectedText, correctedAgeText } from './correctedAgeText'
import {
  bandText,
  centileText,
  valueText,
  type ChartedChild,
  type Assessed,
  type FollowedGrowthChild,
} from './assessMeasurement'

export interface ChartWanted {
  readonly indicator: Indicator
  readonly view: 'bands' | 'percentiles'
  readonly child: ChartedChild
  readonly name: string
  readonly followed: FollowedGrowthChild
  readonly zoom?: Zoom | undefined
  /** Paper has no zoom: it shows every point, unless a zoom was chosen before. */
  readonly onPaper?: boolean | undefined
}

const xKinds: Readonly<Record<Zoom, NonNullable<GrowthChartProps['xKind']>>> = {
  lying: 'length',
  standing: 'height',
  around: 'age',
  measured: 'age',
  months: 'age',
  five: 'age',
  all: 'age',
}

/** In SD on each side; a point beyond extends the chart. */
const cropped = 3.5

/** In SD, one beyond the start of the outermost band. Beyond it the band is paler, so that the points stand out. */
const paleBelow = -3
const paleAbove: Readonly<Record<Indicator, number>> = {
  lengthHeightForAge: 3,
  weightForAge: 3,
  headCircumferenceForAge: 3,
  weightForLengthHeight: 4,
  bmiForAge: 4,
}

/** In days. A point closer to the window's start would touch the axis. */
const fromAxis = 24

/** Leaves room between the axis and the oldest point, except at birth. */
const clearOfAxis = ({ from, to }: Range, places: ReadonlyArray<number>): Range => ({
  from: Math.max(0, Math.min(from, ...places.filter((place) => place >= from).map((place) => place - fromAxis))),
  to,
})

export interface ChartMade extends GrowthChartProps {
  readonly zoom: Zoom
  readonly zooms: ReadonlyArray<Zoom>
}

const { weight, height } = copy.units
const units = { weight, height, bmi: copy.bmiUnit, head: height }

/** Cached per record, because indicators and views share them. The age is corrected for early birth where that applies. */
const dateWords = new WeakMap<Assessed, Pick<ChartPoint, 'date' | 'age'>>()

const whenOf = (birthDate: IsoDate, assessed: Assessed): Pick<ChartPoint, 'date' | 'age'> => {
  const known = dateWords.get(assessed)
  if (known !== undefined) return known
  const when = {
    date: thaiDate(assessed.date),
    age: correctedAgeText(assessed) || thaiAge(ageOn(birthDate, assessed.date)),
  }
  dateWords.set(assessed, when)
  return when
}

type Point = FollowedGrowthChild['points'][Indicator][number]

const pointOf =
  ({ indicator, view, child }: ChartWanted) =>
  ({ x, y, z, record: one }: Point): ChartPoint => {
    const bySize = indicator === 'weightForLengthHeight'
    return {
      x,
      y,
      ...whenOf(child.birthDate, one),
      value: valueText(indicator, one),
      band: view === 'bands' ? bandText(indicator, one) : centileText(z),
      distance: zWords(z),
      ...(one.corrected?._tag === 'corrected' && one.byBirth !== undefined && !bySize
        ? {
            byBirth: {
              x: one.byBirth.ageInDays,
              age: birthAgeText(child.birthDate, one),
              band: uncorrectedText(indicator, view, one),
            },
          }
        : {}),
    }
  }

/** null: no record has a value of the indicator to draw. */
export const chartOf = (references: References, wanted: ChartWanted): ChartMade | null => {
  const { indicator, view, child, name, followed } = wanted
  // An implausible value would distort the chart, so it is in the table only.
  const plotted = followed.points[indicator]
  const newest = plotted[plotted.length - 1]
  if (newest === undefined) return null
  const ages = plotted.map(({ record }) => record.assessment.ageInDays)
  const zooms = zoomsOf(references, indicator, ages)
  const first = firstZoom(zooms, ages)
  const zoom =
    zooms.find((one) => one === wanted.zoom) ?? (wanted.onPaper === true && first === 'around' ? 'measured' : first)
  const xKind = xKinds[zoom]
  const shown =
    xKind !== 'age'
      ? plotted.filter(({ record }) => record.assessment.ageInDays >= firstStandingDay === (zoom === 'standing'))
      : plotted
  const points = shown.map(pointOf(wanted))
  const places = points.flatMap(({ x, byBirth }) => (byBirth === undefined ? [x] : [x, byBirth.x]))
  const found = windowOf(references, indicator, zoom, places)
  const window = zoom === 'around' ? clearOfAxis(found, places) : found
  const lines = {
    indicator,
    sex: child.sex,
    window,
    ageInDays: (shown[shown.length - 1] ?? newest).record.assessment.ageInDays,
  }
  const at = zLine(references, lines)
  return {
    zoom,
    zooms,
    label: copy.chartOf(copy.chip[indicator], name),
    view,
    xKind,
    window,
    unit: units[axisFigure[indicator]],
    ...linesOf(references, lines),
    limits: { crop: [at(-cropped), at(cropped)], pale: { low: at(paleBelow), high: at(paleAbove[indicator]) } },
    points,
    ...(dependsOnPosition(indicator) ? { stepAt: firstStandingDay } : {}),
  }
}

export const referenceNames = (references: References, indicator: Indicator, { from, to }: Range): string => {
  const bySize = indicator === 'weightForLengthHeight'
  const plotted = references.all
    .filter((one) => one.indicator === indicator && (bySize || (one.ageInDays.to >= from && one.ageInDays.from <= to)))
    .toSorted((a, b) => a.ageInDays.from - b.ageInDays.from)
  return [...new Set(plotted.map((one) => one.name))].join(' และ ')
}
