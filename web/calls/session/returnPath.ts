import { keyValueSessionStore, universalStore } from '../../composition/storage'
import { rememberedAt, returnPathOf, takeReturnPath, type StoredReturnPath } from '@careplus/core/navigation'
import { storagePrefix } from '@careplus/core/internal/session'
import { sessionView, shownMember } from './sessionView'

const places = universalStore(storagePrefix)
const store = keyValueSessionStore(places)

/** Whether a session survives closing the page. Only a write shows it. */
export const canStoreSessions = (): boolean => {
  places.set('kept', '1')
  const durable = places.health()._tag === 'durable'
  places.remove('kept')
  return durable
}

/** A member's page is returned to by the same member only. */
const saveReturnPath = (entry: StoredReturnPath | null): void => {
  if (entry === null) return
  const member = shownMember(entry.path)
  store.setReturnPath(member === null ? entry : { ...entry, member })
}

export const rememberRequested = (current: string): void => saveReturnPath(rememberedAt(Date.now())(current))

export const remember = (current: string): void => saveReturnPath(returnPathOf(Date.now())(current))

export const forgetReturn = (): void => store.setReturnPath(null)

export const popReturnPath = (): string | null => {
  const path = takeReturnPath(Date.now(), sessionView().user?.id ?? null)(store.returnPath())
  forgetReturn()
  return path
}
