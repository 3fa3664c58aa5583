export {
  ageTicks,
  boxAt,
  dotSize,
  isInWeeks,
  meeting,
  nearest,
  pushApart,
  roundTicks,
  scale,
  valueAt,
  valueRange,
  type Frame,
  type Pieces,
  type Plot,
  type Point,
  type Range,
  type Tick,
} from '../drawings/chart/geometry.js'
export * from '../drawings/chart/paths.js'
export * from '../drawings/growth/bandColours.js'
export * from '../drawings/growth/bandSteps.js'
export * from '../drawings/growth/chartLines.js'
export * from '../drawings/growth/chartWindow.js'
export * from '../drawings/growth/printedBands.js'
export * from '../drawings/growth/worstBandFirst.js'
export * from '../words/growth/chart.js'
