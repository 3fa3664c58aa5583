import { Container } from 'inversify'
import { childrenModule } from './children.module'
import { consentModule } from './consent.module'
import { deviceModule } from './device.module'
import { httpModule } from './http.module'
import type { Services } from './services'
import { sessionModule } from './session.module'
import { Tokens } from './tokens'

/** Resolves every service once, so that no screen sees the container. */
export const makeServices = (): Services => {
  const container = new Container()
  container.load(deviceModule, httpModule, sessionModule, childrenModule, consentModule)
  const client = container.get(Tokens.client)
  return {
    clock: container.get(Tokens.clock),
    random: container.get(Tokens.random),
    session: container.get(Tokens.session),
    joining: container.get(Tokens.joining),
    profile: container.get(Tokens.profile),
    phoneSignIn: container.get(Tokens.phoneSignIn),
    phoneChange: container.get(Tokens.phoneChange),
    children: container.get(Tokens.children),
    growthRecords: container.get(Tokens.growthRecords),
    consents: container.get(Tokens.consents),
    changeConsent: container.get(Tokens.changeConsent),
    drafts: container.get(Tokens.drafts),
    growth: async () => {
      const { growthModule } = await import('./growth.module')
      if (!container.isBound(Tokens.growth)) container.load(growthModule)
      return container.get(Tokens.growth)
    },
    credentials: async () => {
      const { credentialsModule } = await import('./credentials.module')
      if (!container.isBound(Tokens.credentials)) container.load(credentialsModule)
      return container.get(Tokens.credentials)
    },
    account: async () => {
      const { accountModule } = await import('./account.module')
      if (!container.isBound(Tokens.account)) container.load(accountModule)
      return container.get(Tokens.account)
    },
    socialSignIn: async () => {
      const { socialModule } = await import('./social.module')
      if (!container.isBound(Tokens.social)) container.load(socialModule)
      return container.get(Tokens.social)
    },
    care: async () => {
      const { careModule } = await import('./care.module')
      if (!container.isBound(Tokens.care)) container.load(careModule)
      return container.get(Tokens.care)
    },
    health: async () => {
      const { healthModule } = await import('./health.module')
      if (!container.isBound(Tokens.health)) container.load(healthModule)
      return container.get(Tokens.health)
    },
    rewards: async () => {
      const { rewardsModule } = await import('./rewards.module')
      if (!container.isBound(Tokens.rewards)) container.load(rewardsModule)
      return container.get(Tokens.rewards)
    },
    notices: async () => {
      const { noticesModule } = await import('./notices.module')
      if (!container.isBound(Tokens.notices)) container.load(noticesModule)
      return container.get(Tokens.notices)
    },
    requests: async () => {
      const { requestsModule } = await import('./requests.module')
      if (!container.isBound(Tokens.requests)) container.load(requestsModule)
      return container.get(Tokens.requests)
    },
    api: (...call) => client.api(...call),
  }
}
