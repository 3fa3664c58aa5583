import type { Config } from '../platform/config/env.js'
import type { ServerModule } from '../platform/module/serverModule.js'
import { exportedNotices } from './notices/exportNotices.js'
import { noticeHandlers } from './notices/noticeHandlers.js'
import { addPictures } from './pictures/servePictures.js'
import { publicationHandlers } from './publications/publicationHandlers.js'
import { trackingHandlers } from './tracking/trackingHandlers.js'

export const content = {
  handlers: ({ tracking }: Config) => ({ ...noticeHandlers, ...publicationHandlers, ...trackingHandlers(tracking) }),
  addRoutes: ({ app, config }) => addPictures(app, config.contentFolder, config),
  exportMember: { files: { notices: exportedNotices } },
} as const satisfies ServerModule & Record<'handlers', unknown>
