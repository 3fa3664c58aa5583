import type { HttpConfig } from '@careplus/adapters/http'

/**
 * Which back end these static files speak to, fixed when they are built: `CAREPLUS_WEB_BACK_END` (an origin; empty: the
 * one that serves them) and `CAREPLUS_WEB_API_KEY` (names this client; no secret).
 */
export const httpConfig: HttpConfig = {
  backEnd: import.meta.env['CAREPLUS_WEB_BACK_END'] ?? '',
  apiKey: import.meta.env['CAREPLUS_WEB_API_KEY'] ?? 'careplus-web',
  onRefused: ({ code }) => {
    // Most visits never see it. Where the chunk does not come, each call says for itself that it came to nothing.
    if (code === 'maintenance')
      import('../app/closed/closed').then(({ meetClosed }) => meetClosed()).catch(() => undefined)
  },
}

/** OAuth's `client_id` at the token endpoint. */
export const clientId = 'careplus-web'
