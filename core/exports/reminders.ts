export * from '../domain/reminders/dueDates.js'
export * from '../domain/reminders/household.js'
export * from '../domain/reminders/reminderMail.js'
export * from '../words/reminders.js'
