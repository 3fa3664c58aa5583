import { ContainerModule } from 'inversify'
import { cryptoRandom, systemClock } from '@careplus/adapters/device'
import { BrowserStorage } from '@careplus/adapters/storage'
import { Tokens } from './tokens'

/** Clock, chance, storage and the lock among tabs. */
export const deviceModule = new ContainerModule(({ bind }) => {
  bind(Tokens.clock).toConstantValue(systemClock)
  bind(Tokens.random).toConstantValue(cryptoRandom)
  bind(Tokens.storage)
    .toResolvedValue(() => new BrowserStorage(), [])
    .inSingletonScope()
  bind(Tokens.sessionStore).toResolvedValue((storage: BrowserStorage) => storage.session, [Tokens.storage])
  bind(Tokens.drafts).toResolvedValue((storage: BrowserStorage) => storage.drafts, [Tokens.storage])
  bind(Tokens.lock).toResolvedValue((storage: BrowserStorage) => storage.lock, [Tokens.storage])
})
