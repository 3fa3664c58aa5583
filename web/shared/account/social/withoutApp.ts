import type { SocialWay } from '@careplus/core/ports'

/**
 * LINE's way in by its own page alone. Its app comes back in the telephone's usual browser, and never in a private window: who began
 * elsewhere would arrive without what the answer is compared with, each time anew. LINE Login, "How to handle auto login failure".
 */
export const withoutApp = (method: SocialWay): SocialWay => {
  const url = new URL(method.authorization)
  url.searchParams.set('disable_auto_login', 'true')
  return { ...method, authorization: url.href }
}
