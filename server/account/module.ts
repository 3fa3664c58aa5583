import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config/env.js'
import { sendWaiting, type NotTaken } from '../platform/lineMessages/sendWaiting.js'
import type { MemberExport, ServerModule } from '../platform/module/module.js'
import type { Drawer } from '../platform/pictures/drawer.js'
import { deviceHandlers } from './devices/handlers.js'
import { emailHandlers } from './email/handlers.js'
import { joinHandlers } from './join/handlers.js'
import { lineMessageHandlers } from './lineMessages/handlers.js'
import { noteNoFriend } from './lineMessages/settings.js'
import { addLineWebhook } from './lineMessages/webhookRoutes.js'
import { memberHandlers } from './members/handlers.js'
import { migrationHandlers } from './migration/handlers.js'
import { passwordHandlers } from './password/handlers.js'
import { phoneHandlers } from './phone/handlers.js'
import { drawAvatar } from './profile/avatar.js'
import { exportAccount } from './profile/export.js'
import { profileHandlers } from './profile/handlers.js'
import { proofHandlers } from './proof/handlers.js'
import { sessionHandlers } from './session/handlers.js'
import { signInMethodHandlers } from './signInMethods/handlers.js'
import { socialHandlers } from './social/handlers.js'
import { providersOf, type NoUse } from './social/providers.js'

export const account = {
  /** `exported`: the parts of every module. */
  handlers: (config: Config, exported: ReadonlyArray<MemberExport>, log: FastifyBaseLogger) => {
    const noUse = (told: NoUse): void =>
      told.failure === 'unknown client'
        ? log.error(told, 'a provider was no use')
        : log.warn(told, 'a provider was no use')
    const social = providersOf(config, noUse)
    return {
      ...deviceHandlers,
      ...emailHandlers,
      ...joinHandlers,
      ...lineMessageHandlers,
      ...memberHandlers,
      ...migrationHandlers,
      ...passwordHandlers,
      ...phoneHandlers,
      ...profileHandlers(exported),
      ...proofHandlers,
      ...sessionHandlers(social, config.apiKeys),
      ...signInMethodHandlers(social),
      ...socialHandlers(social),
    }
  },
  preparing: (drawer: Drawer) => ({ changeAvatar: drawAvatar(drawer) }),
  rounds: ({ config, db, line, publicUrl, ending, log }) => {
    const postman = {
      push: line === null ? null : line.push,
      publicUrl,
      monthlyBudget: config.lineMessaging?.monthlyBudget ?? null,
      ending,
      notTaken: (told: NotTaken): void => log.warn(told, 'a message in LINE was not taken'),
    }
    const run = (_now: Date, clock: () => Date) =>
      sendWaiting(
        db,
        {
          ...postman,
          noFriend: (tx, subject, at) => noteNoFriend(tx, { subject, state: 'stranger', at }, clock()),
        },
        clock,
      )
    // Without a channel, too: what was wished for while there was one goes by mail.
    return config.mode === 'demo' ? [] : [{ everyMs: 1000, run }]
  },
  addRoutes: ({ app, config, db, now }) => {
    if (config.lineMessaging !== null) addLineWebhook(app, { db, secret: config.lineMessaging.secret, now })
  },
  exportMember: exportAccount,
} as const satisfies ServerModule & Record<'handlers' | 'preparing', unknown>
