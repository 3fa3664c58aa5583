import type { Reminders } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
import { changeReminderMail, endCalendar, makeCalendar, readReminders } from './contract/reminders.js'

/** `makeCalendar` takes no idempotency key, because its answer holds a secret and must not be stored. */
export const httpReminders = (client: Carrier): Reminders => {
  const data = contractData(client)
  const send = contractSend(client)
  return {
    read: () => data(readReminders, {}),
    makeCalendar: () => data(makeCalendar, {}),
    endCalendar: (key) => send(endCalendar, { key }),
    changeMail: (mail, key) => send(changeReminderMail, { body: mail, key }),
  }
}
