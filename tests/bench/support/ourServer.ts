import { parseConfig } from '../../../server/platform/config/env'
import { contentAtStart } from '../../../server/content/import/importAtStart'
import { createServer, type ServerOptions } from '../../../server/createServer'
import { inlineNormalizer } from '../../../server/testing/inlineNormalizer'
import type { Store } from '../../../server/platform/store/store'

export const ourServer = async (
  store: Store,
  folder: string,
  options: Partial<ServerOptions> = {},
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> => {
  const config = parseConfig({ PORT: '0', LOG_LEVEL: 'silent', WEB_DIR: folder, DATA_DIR: folder })
  if (config._tag === 'Left') throw new Error('the bench cannot read its own settings')
  const content = await contentAtStart(store.db, config.right.contentFolder, new Date())
  if (content._tag === 'Left') throw new Error(content.left)
  const running = await createServer(config.right, store, { normalizer: inlineNormalizer, ...options })
  const { port } = running.app.server.address() as { readonly port: number }
  return { port, stop: running.stop }
}
