import { keyValueSessionStore, universalStore } from '@careplus/adapters/storage'
import { rememberedAt, returnPathOf, takeReturnPath } from '@careplus/core/navigation'
import { storagePrefix } from '@careplus/core/session'

const places = universalStore(storagePrefix)
const store = keyValueSessionStore(places)

/** Whether this device keeps a session once the page is closed. Only a write tells. */
export const keepsSessions = (): boolean => {
  places.set('kept', '1')
  const durable = places.health()._tag === 'durable'
  places.remove('kept')
  return durable
}

export const rememberAsked = (current: string): void => {
  const entry = rememberedAt(Date.now())(current)
  if (entry !== null) store.setReturnPath(entry)
}

export const remember = (current: string): void => {
  const entry = returnPathOf(Date.now())(current)
  if (entry !== null) store.setReturnPath(entry)
}

/** Once: it is forgotten by being taken. */
export const takeReturn = (): string | null => {
  const path = takeReturnPath(Date.now())(store.returnPath())
  store.setReturnPath(null)
  return path
}
