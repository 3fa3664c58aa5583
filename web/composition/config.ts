import type { HttpConfig } from '@careplus/adapters/http'
import { noteServerClosed } from '../page/serverClosed'
import { sent } from '../page/sent'

/** Fixed at the build. Empty origin: the server that serves the files. The key names this client and is no secret. */
export const httpConfig: HttpConfig = {
  backEnd: import.meta.env['CAREPLUS_WEB_BACK_END'] ?? '',
  apiKey: import.meta.env['CAREPLUS_WEB_API_KEY'] ?? 'careplus-web',
  onRefused: ({ code }) => {
    if (code === 'maintenance') noteServerClosed()
  },
  onChanged: sent,
}

/** OAuth's `client_id` at the token endpoint. */
export const clientId = httpConfig.apiKey
