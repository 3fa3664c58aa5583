import type { ServerModule } from '../platform/module/serverModule.js'
import { adultHandlers } from './adults/adultHandlers.js'
import { adultErasureKind, eraseAdult } from './adults/withdrawAdult.js'
import { childHandlers } from './children/childHandlers.js'
import { eraseChildHealth, erasureKind } from './children/healthErasure.js'
import { consentHandlers } from './consents/consentHandlers.js'
import { eraseFamily } from './eraseFamily.js'
import { exportFamily } from './exportFamily.js'
import { familyHandlers } from './familyRecords.js'
import { growthHandlers } from './growth/growthHandlers.js'
import { mobilityHandlers } from './mobility/mobilityHandlers.js'
import { nutritionHandlers } from './nutrition/nutritionHandlers.js'
import { partnerHandlers } from './partners/partnerHandlers.js'
import { reminderHandlers } from './reminders/reminderHandlers.js'
import { mailReminders } from './reminders/mailReminders.js'
import { addCalendars } from './reminders/calendarRoutes.js'
import { notifyDues } from './reminders/notifyDues.js'
import { addUnsubscribing } from './reminders/unsubscribeRoutes.js'
import { stoolHandlers } from './stool/stoolHandlers.js'

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
  periodicTasks: ({ db, publicUrl, failed }) => [
    { everyMs: minuteMs, run: (now) => mailReminders(db, publicUrl(), now, failed) },
    { everyMs: minuteMs, run: (now) => notifyDues(db, now, failed) },
  ],
  addRoutes: ({ app, db, now }) => {
    addCalendars(app, db, now)
    addUnsubscribing(app, db, now)
  },
  exportMember: exportFamily,
  eraseMember: eraseFamily,
} as const satisfies ServerModule & Record<'handlers', unknown>
