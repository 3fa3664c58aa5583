import { localStore } from '../../composition/storage'
import { keptAfter, keptFor, nothingStored, readStoredLoyalty } from '@careplus/core/internal/loyalty'
import type { StoredLoyalty, LoyaltyAnswer } from '@careplus/core/loyalty'
import { readJson } from '@careplus/core/internal/text'
import { changes, onEither } from '../../page/changes'

const store = localStore('loyalty.')
const key = 'state'
const { onChange, changed } = changes()
let cached: { readonly text: string | null; readonly value: StoredLoyalty } = { text: null, value: nothingStored }

export const storedLoyalty = (): StoredLoyalty => {
  const text = store.get(key)
  if (text !== cached.text) cached = { text, value: readStoredLoyalty(readJson(text)) }
  return cached.value
}

const write = (loyalty: StoredLoyalty): void => {
  store.set(key, JSON.stringify(loyalty))
  changed()
}

/** `signedIn`: the member's id; null for a visitor. */
export const saveLoyalty = (answers: ReadonlyArray<LoyaltyAnswer>, signedIn: string | null): void =>
  write(keptFor(answers.reduce(keptAfter, storedLoyalty()), signedIn))

export const removeLoyaltyOfOthers = (member: string): void => {
  const loyalty = storedLoyalty()
  const own = keptFor(loyalty, member)
  if (own !== loyalty) write(own)
}

export const onStoredLoyalty = onEither(onChange, store.onChange)
