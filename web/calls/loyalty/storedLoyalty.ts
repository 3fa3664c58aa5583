import { localStore } from '../../composition/storage'
import {
  keptAfter,
  keptFor,
  nothingStored,
  readStoredLoyalty,
  type StoredLoyalty,
  type LoyaltyAnswer,
} from '@careplus/core/loyalty'
import { readJson } from '@careplus/core/text'
import { changes, onEither } from '../../page/changes'

const store = localStore('loyalty.')
const key = 'state'
const { onChange, changed } = changes()
let cached: { readonly text: string | null; readonly value: StoredLoyalty } = { text: null, value: nothingStored }

/** What this device keeps of the rewards; the same value until something is kept anew. */
export const storedLoyalty = (): StoredLoyalty => {
  const text = store.get(key)
  if (text !== cached.text) cached = { text, value: readStoredLoyalty(readJson(text)) }
  return cached.value
}

const write = (loyalty: StoredLoyalty): void => {
  store.set(key, JSON.stringify(loyalty))
  changed()
}

/** An answer of the server takes the place of what was kept of the same. `signedIn`: who is there; null: nobody. */
export const saveLoyalty = (answers: ReadonlyArray<LoyaltyAnswer>, signedIn: string | null): void =>
  write(keptFor(answers.reduce(keptAfter, storedLoyalty()), signedIn))

/** Another member's own fields go as soon as one signs in. */
export const removeLoyaltyOfOthers = (member: string): void => {
  const loyalty = storedLoyalty()
  const own = keptFor(loyalty, member)
  if (own !== loyalty) write(own)
}

export const onStoredLoyalty = onEither(onChange, store.onChange)
