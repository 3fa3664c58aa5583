export * from '../words/growth/advice.js'
export { type MeasuredChild, type Figures, type ChildAssessment, measuredChild } from '../domain/growth/assessChild.js'
export type { AssessedRecord, Scored } from '../domain/growth/assessedRecord.js'
export * from '../domain/growth/assessGrowth.js'
export type { Band } from '../domain/growth/bands.js'
export { type Built, builtOf } from '../domain/growth/build.js'
export type { Concern, Direction } from '../domain/growth/concern.js'
export { type Gestation, type CorrectedAge, gestationOf } from '../domain/growth/correctedAge.js'
export { dependsOnPosition } from '../domain/growth/curve.js'
export type { CarriedField, CarriedMeasurement, DatedCarried, CarriedFigure } from '../domain/growth/carriedFigures.js'
export { check, type Checked, type CheckRefusal } from '../domain/growth/check.js'
export type { WeightGroup, ClassFollowUp } from '../domain/growth/classFacts.js'
export type { FollowUp } from '../domain/growth/followUp.js'
export {
  type FollowedRecord,
  type AssessedMeasurement,
  type Heading,
  type FollowDue,
  type FollowedTrend,
  type FollowedPoint,
  type FollowedChild,
  followChild,
} from '../domain/growth/followChild.js'
export type { Urgency, StepName, Reason, Referral } from '../domain/growth/referral.js'
export { type ReferralWords, type FollowWords, followWords } from '../words/growth/followChild.js'
export type { HeightGroup, Build, GrowthClass, PictureKey } from '../domain/growth/growthClass.js'
export type { GrowthConcern } from '../words/growth/growthConcern.js'
export * from '../domain/growth/measurement.js'
export { Measurement } from '../domain/growth/measurementCodec.js'
export { shownPosition } from '../domain/growth/position.js'
export type {
  KilogramsBrand,
  CentimetresBrand,
  AgeInDaysBrand,
  Kilograms,
  Centimetres,
  AgeInDays,
} from '../domain/growth/quantities.js'
export type { Sex, Indicator, Lms, Reference, References, Serving } from '../domain/growth/reference.js'
export * from '../domain/growth/toldIndicators.js'
export type { Movement, Trend } from '../domain/growth/trend.js'
export { trendSentence } from '../words/growth/trend.js'
export * from '../domain/growth/typedForm.js'
export * from '../domain/growth/typedChild.js'
export * from '../domain/growth/typingHelp.js'
export * from '../domain/growth/unlikelyChange.js'
export { bandWord, indicatorNames, indicatorShortNames, noScoreWords, heading } from '../words/growth/growth.js'
export { figureNames, figureUnits, figure, heightText, weightText } from '../words/growth/figures.js'
export * from '../words/growth/formProblem.js'
export * from '../words/growth/positionHint.js'
export {
  type ResultWords,
  resultWords,
  noticeWords,
  bandPhrase,
  flaggedWords,
  referenceNames,
  referenceWords,
  noDiagnosis,
} from '../words/growth/resultWords.js'
export * from '../words/growth/z.js'
export * from '../usecases/growth/draftLacks.js'
export { type DraftOwner, draftOwner, draftBelongsTo } from '../usecases/growth/growthDraft.js'
export { claimDraft, agreeToKeep } from '../usecases/growth/prepareDraft.js'
export * from '../usecases/growth/saveDraft.js'
export * from '../usecases/growth/sendable.js'
export type { SendDraftDeps, UploadFailure, Uploaded, Step } from '../usecases/growth/sendDraft.js'
export { type UploadDraftDeps, type UploadDraft, uploadDraft } from '../usecases/growth/uploadDraft.js'
export type * from '../ports/children.js'
export type * from '../ports/drafts.js'
export * from '../words/growth/correctedAge.js'
export { lastDayOf2006, firstStandingDay } from '../domain/growth/ages.js'
export { axisFigure } from '../domain/growth/scale.js'
