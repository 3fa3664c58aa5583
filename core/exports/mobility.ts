export {
  mobilityLines,
  mobilityEdition,
  madeForYears,
  mobilityBands,
  type MobilityBand,
  type MobilityAssessment,
  assessMobility,
} from '../domain/mobility/assessMobility.js'
export {
  type ChairStand,
  type MobilityInputs,
  mobilityLimits,
  type MobilityRefusal,
} from '../domain/mobility/mobilityInputs.js'
export { sarcFItems, type SarcFItem, type Points, type SarcFAnswers } from '../domain/mobility/sarcF.js'
export * from '../domain/mobility/sinceLast.js'
export * from '../words/mobility.js'
