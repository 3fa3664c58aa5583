import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { childrenModule } from './children.module'
import { consentModule } from './consent.module'
import { deviceModule } from './device.module'
import { httpModule } from './http.module'
import type { Services } from './services'
import { sessionModule } from './session.module'
import { Tokens } from './tokens'

/** Everything a screen may ask for, resolved once. */
export const makeServices = (): Services => {
  const container = new Container()
  container.load(deviceModule, httpModule, sessionModule, childrenModule, consentModule)
  const client = container.get(Tokens.client)
  return {
    clock: container.get(Tokens.clock),
    random: container.get(Tokens.random),
    analytics: container.get(Tokens.analytics),
    session: container.get(Tokens.session),
    joining: container.get(Tokens.joining),
    profile: container.get(Tokens.profile),
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
    api: (...call) => client.api(...call),
  }
}
