import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../platform/config/env.js'
import { sendPendingLineMessages, type UnsentLineMessage } from '../platform/lineMessages/sendPending.js'
import type { MemberExport, ServerModule } from '../platform/module/serverModule.js'
import type { PictureNormalizer } from '../platform/pictures/pictureNormalizer.js'
import { deviceHandlers } from './devices/deviceHandlers.js'
import { emailHandlers } from './email/emailHandlers.js'
import { joinHandlers } from './join/joinHandlers.js'
import { lineMessageHandlers } from './lineMessages/lineMessageHandlers.js'
import { noteNoFriend } from './lineMessages/lineMessageSettings.js'
import { addLineWebhook } from './lineMessages/webhookRoutes.js'
import { memberHandlers } from './members/memberHandlers.js'
import { migrationHandlers } from './migration/migrationHandlers.js'
import { passwordHandlers } from './password/passwordHandlers.js'
import { phoneHandlers } from './phone/phoneHandlers.js'
import { normalizeAvatar } from './profile/avatar.js'
import { exportAccount } from './profile/exportProfile.js'
import { profileHandlers } from './profile/profileHandlers.js'
import { proofHandlers } from './proof/proofHandlers.js'
import { sessionHandlers } from './session/sessionHandlers.js'
import { signInMethodHandlers } from './signInMethods/signInMethodHandlers.js'
import { socialHandlers } from './social/socialHandlers.js'
import { providersOf, type NoUse } from './social/providers.js'

export const account = {
  handlers: (config: Config, exported: ReadonlyArray<MemberExport>, log: FastifyBaseLogger) => {
    const noUse = (details: NoUse): void =>
      details.failure === 'unknown client'
        ? log.error(details, 'a sign-in provider did not answer')
        : log.warn(details, 'a sign-in provider did not answer')
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
  preparing: (drawer: PictureNormalizer) => ({ changeAvatar: normalizeAvatar(drawer) }),
  periodicTasks: ({ config, db, line, publicUrl, ending, log }) => {
    const dispatcher = {
      push: line === null ? null : line.push,
      publicUrl,
      monthlyBudget: config.lineMessaging?.monthlyBudget ?? null,
      ending,
      unsent: (details: UnsentLineMessage): void => log.warn(details, 'LINE refused a message'),
    }
    const run = (_now: Date, clock: () => Date) =>
      sendPendingLineMessages(
        db,
        {
          ...dispatcher,
          noFriend: (tx, subject, at) => noteNoFriend(tx, { subject, state: 'stranger', at }, clock()),
        },
        clock,
      )
    // It also runs without a channel: messages from before go by email.
    return config.mode === 'demo' ? [] : [{ everyMs: 1000, run }]
  },
  addRoutes: ({ app, config, db, now }) => {
    if (config.lineMessaging !== null) addLineWebhook(app, { db, secret: config.lineMessaging.secret, now })
  },
  exportMember: exportAccount,
} as const satisfies ServerModule & Record<'handlers' | 'preparing', unknown>
