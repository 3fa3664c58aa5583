import type { ServerModule } from '../platform/module/module.js'
import { adultHandlers } from './adults/handlers.js'
import { adultErasureKind, eraseAdult } from './adults/withdrawAdult.js'
import { childHandlers } from './children/handlers.js'
import { eraseChildHealth, erasureKind } from './children/healthErasure.js'
import { consentHandlers } from './consents/handlers.js'
import { eraseFamily } from './eraseFamily.js'
import { exportFamily } from './exportFamily.js'
import { familyHandlers } from './familyRecords.js'
import { growthHandlers } from './growth/handlers.js'
import { mobilityHandlers } from './mobility/handlers.js'
import { nutritionHandlers } from './nutrition/handlers.js'
import { partnerHandlers } from './partners/handlers.js'
import { reminderHandlers } from './reminders/handlers.js'
import { mailReminders } from './reminders/mail.js'
import { addCalendars } from './reminders/routes.js'
import { tellDue } from './reminders/tellDue.js'
import { addUnsubscribing } from './reminders/unsubscribeRoutes.js'
import { stoolHandlers } from './stool/handlers.js'

const minuteMs = 60_000

export const family = {
  handlers: {
    ...adultHandlers,
    ...childHandlers,
    ...consentHandlers,
    ...familyHandlers,
    ...growthHandlers,
    ...mobilityHandlers,
    ...nutritionHandlers,
    ...partnerHandlers,
    ...reminderHandlers,
    ...stoolHandlers,
  },
  jobs: { [erasureKind]: eraseChildHealth, [adultErasureKind]: eraseAdult },
  rounds: ({ db, publicUrl, failed }) => [
    { everyMs: minuteMs, run: (now) => mailReminders(db, publicUrl(), now, failed) },
    { everyMs: minuteMs, run: (now) => tellDue(db, now, failed) },
  ],
  addRoutes: ({ app, db, now }) => {
    addCalendars(app, db, now)
    addUnsubscribing(app, db, now)
  },
  exportMember: exportFamily,
  eraseMember: eraseFamily,
} as const satisfies ServerModule & Record<'handlers', unknown>
