import { createRemoteJWKSet } from 'jose'
import type { GoogleSettings } from '../../platform/config/social.js'
import { googleIssuer } from '../members/members.js'
import { openId } from './openId.js'
import { outgoingBudgetMs } from './outgoingCall.js'
import type { Provider } from './socialPerson.js'

export const google = (
  { clientId, clientSecret, issuer, authorization }: GoogleSettings,
  budgetMs?: number,
): Provider =>
  openId(
    {
      clientId,
      clientSecret,
      implicit: true,
      issuer,
      origins: ['https://oauth2.googleapis.com', 'https://www.googleapis.com'],
      accountIssuer: googleIssuer,
      way: { authorization },
      signature: (jwksUri) => ({
        key: createRemoteJWKSet(jwksUri, { timeoutDuration: outgoingBudgetMs }),
        algorithms: ['RS256', 'ES256', 'PS256'],
      }),
      provesEmail: (claims) => claims.email_verified === true,
    },
    budgetMs,
  )
