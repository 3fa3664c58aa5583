export * from '../domain/stool/answers.js'
export {
  type StoolReason,
  type LookAgain,
  type Milestone,
  type CloseWatch,
  type StoolAssessment,
  unreadPhotoCountsAs,
  closeWatch,
  unsureBehind,
  assessStool,
} from '../domain/stool/assessStool.js'
export { type StoolColour, stoolColours } from '../domain/stool/card.js'
export { feedingSaid, redUrineSaid } from '../domain/stool/earlierAnswers.js'
export * from '../domain/stool/fragment.js'
export * from '../words/stool/headings.js'
export { stoolLevels, type StoolLevel } from '../domain/stool/levels.js'
export type { StoolQuestion } from '../domain/stool/rule.js'
export {
  type StoolSign,
  type YesNoSign,
  stoolSigns,
  type StoolAnswers,
  calmStoolAnswers,
  type SignGroup,
  signGroups,
} from '../domain/stool/signs.js'
export * from '../domain/stool/sources.js'
export * from '../words/stool/steps.js'
export {
  type StoolInputs,
  stoolAges,
  stoolDays,
  type StoolRefusal,
  stoolInputs,
  storedStoolInputs,
} from '../domain/stool/stoolInputs.js'
export * from '../words/stool/stool.js'
export * from '../words/stool/card.js'
export { answerWords, signWords, unsureWords, signGroupWords } from '../words/stool/signs.js'
