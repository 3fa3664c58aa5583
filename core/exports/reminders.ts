export * from '../domain/reminders/duesNow.js'
export * from '../domain/reminders/household.js'
export type { LookReason } from '../domain/reminders/stoolCheckDates.js'
export {
  firstSteps,
  type FirstStep,
  type FirstStepFacts,
  nextFirstStep,
  firstStepNumber,
} from '../domain/start/firstSteps.js'
