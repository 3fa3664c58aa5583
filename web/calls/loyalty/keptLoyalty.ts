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
let read: { readonly text: string | null; readonly kept: StoredLoyalty } = { text: null, kept: nothingStored }

/** What this device keeps of the rewards; the same value until something is kept anew. */
export const keptLoyalty = (): StoredLoyalty => {
  const text = store.get(key)
  if (text !== read.text) read = { text, kept: readStoredLoyalty(readJson(text)) }
  return read.kept
}

const write = (kept: StoredLoyalty): void => {
  store.set(key, JSON.stringify(kept))
  changed()
}

/** An answer of the server takes the place of what was kept of the same. `signedIn`: who is there; null: nobody. */
export const keepLoyalty = (answers: ReadonlyArray<LoyaltyAnswer>, signedIn: string | null): void =>
  write(keptFor(answers.reduce(keptAfter, keptLoyalty()), signedIn))

/** Another member's own fields go as soon as one signs in. */
export const keepLoyaltyOf = (member: string): void => {
  const kept = keptLoyalty()
  const left = keptFor(kept, member)
  if (left !== kept) write(left)
}

export const onKeptLoyalty = onEither(onChange, store.onChange)
