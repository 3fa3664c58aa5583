import { ContainerModule } from 'inversify'
import { noAnalytics } from '@careplus/adapters/analytics'
import { cryptoRandom, systemClock } from '@careplus/adapters/device'
import { BrowserStorage } from '@careplus/adapters/storage'
import { Tokens } from './tokens'

/** Clock, chance, storage and the lock among tabs. Nothing is reported to anyone before there is a consent for it. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(Tokens.clock).toConstantValue(systemClock)
  bind(Tokens.random).toConstantValue(cryptoRandom)
  bind(Tokens.analytics).toConstantValue(noAnalytics)
  bind(Tokens.storage).to(BrowserStorage).inSingletonScope()
  bind(Tokens.sessionStore).toResolvedValue((storage: BrowserStorage) => storage.session, [Tokens.storage])
  bind(Tokens.drafts).toResolvedValue((storage: BrowserStorage) => storage.drafts, [Tokens.storage])
  bind(Tokens.lock).toResolvedValue((storage: BrowserStorage) => storage.lock, [Tokens.storage])
})
