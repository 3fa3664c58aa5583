import type { Reminders } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
import { changeReminderMail, endCalendar, makeCalendar, readReminders } from './contract/reminders.js'

/** The member's reminders on the server. `makeCalendar` takes no idempotency key, because its answer has a secret. */
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
