import { keyValueSessionStore, universalStore } from '@careplus/adapters/storage'
import { rememberedAt, returnPathOf, takeReturnPath } from '@careplus/core/navigation'
import { storagePrefix } from '@careplus/core/session'

const store = keyValueSessionStore(universalStore(storagePrefix))

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
