import type { Lock, SessionStore, SocialDepartures } from '@careplus/core/ports'
import { storagePrefix } from '@careplus/core/internal/session'
import { memoryLock } from '@careplus/core/session'
import { cryptoRandom, systemClock } from '../device/device.js'
import { keyValueDraftStore, type DeviceDraftStore } from './draftStore.js'
import { leaseLock, webLock } from './lock.js'
import { keyValueSocialDepartures } from './socialDepartures.js'
import { keyValueSessionStore } from './sessionStore.js'
import { localStore, pagePlaces, universalStore, type StoragePlaces } from './stores.js'

export const draftPrefix = 'growth.draft.'

/** This browser's stores and tab lock, made once for a page. Never throws. */
export class BrowserStorage {
  readonly session: SessionStore
  readonly drafts: DeviceDraftStore
  readonly departures: SocialDepartures
  readonly lock: Lock

  constructor() {
    const places: StoragePlaces = pagePlaces()
    this.session = keyValueSessionStore(universalStore(storagePrefix, places))
    this.drafts = keyValueDraftStore(localStore(draftPrefix, places))
    this.departures = keyValueSocialDepartures(localStore(storagePrefix, places))
    // Without a page there are no tabs to take turns with.
    this.lock =
      typeof document === 'undefined'
        ? memoryLock()
        : webLock(
            navigator.locks,
            leaseLock({
              store: localStore('', places),
              clock: systemClock,
              random: cryptoRandom,
              sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
            }),
          )
  }
}
