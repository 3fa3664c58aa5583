import type { SocialWay } from '@careplus/core/ports'

/** LINE's app comes back in the telephone's usual browser, which has nothing to compare the answer with.
 *  Source: LINE Login, "How to handle auto login failure". */
export const withoutApp = (method: SocialWay): SocialWay => {
  const url = new URL(method.authorization)
  url.searchParams.set('disable_auto_login', 'true')
  return { ...method, authorization: url.href }
}
