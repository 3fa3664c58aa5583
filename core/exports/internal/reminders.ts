export { dueDates } from '../../domain/reminders/dueDates.js'
export {
  mailHours,
  mayMailAt,
  nextMailTime,
  type NotifiedKind,
  type ReminderWishes,
  type NotifiedDue,
  duesToTell,
} from '../../domain/reminders/reminderMail.js'
export { dueTitle } from '../../words/reminders.js'
export { firstStepNumber, nextFirstStep } from '../../domain/start/firstSteps.js'
