export * from '../domain/reminders/duesNow.js'
export * from '../domain/reminders/household.js'
export type { LookReason } from '../domain/reminders/stoolCheckDates.js'
export { firstSteps, type FirstStep, type FirstStepFacts } from '../domain/start/firstSteps.js'
