import type { LineSettings } from '../../platform/config/social.js'
import { lineIssuer } from '../../platform/lineMessages/lineIssuer.js'
import { openId } from './openId.js'
import type { Provider } from './socialPerson.js'

/** LINE Login v2.1, "Authenticating users". */
const withQuery = (address: string, { friendship }: LineSettings): string => {
  const url = new URL(address)
  url.searchParams.set('ui_locales', 'th-TH')
  if (friendship !== 'off') url.searchParams.set('bot_prompt', friendship)
  return url.href
}

/** Signed by the channel's secret (HS256) alone. LINE does not say whether an address was proved, so none counts. */
export const line = (settings: LineSettings, budgetMs?: number): Provider => {
  const { channelId, channelSecret, issuer, authorization, asksEmail } = settings
  const secret = new TextEncoder().encode(channelSecret)
  return openId(
    {
      clientId: channelId,
      clientSecret: channelSecret,
      implicit: false,
      issuer,
      origins: ['https://api.line.me'],
      accountIssuer: lineIssuer,
      way: {
        authorization: withQuery(authorization, settings),
        scope: asksEmail ? 'openid profile email' : 'openid profile',
      },
      signature: () => ({ key: () => secret, algorithms: ['HS256'] }),
      provesEmail: () => false,
    },
    budgetMs,
  )
}
