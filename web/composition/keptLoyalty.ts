import { localStore } from '@careplus/adapters/storage'
import {
  keptAfter,
  keptFor,
  nothingKept,
  readKeptLoyalty,
  type KeptLoyalty,
  type LoyaltyAnswer,
} from '@careplus/core/loyalty'
import { changes } from '../app/changes'

const store = localStore('loyalty.')
const key = 'state'
const { onChange, changed } = changes()
let read: { readonly text: string | null; readonly kept: KeptLoyalty } = { text: null, kept: nothingKept }

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** What this device keeps of the rewards; the same value until something is kept anew. */
export const keptLoyalty = (): KeptLoyalty => {
  const text = store.get(key)
  if (text !== read.text) read = { text, kept: readKeptLoyalty(parsed(text)) }
  return read.kept
}

const write = (kept: KeptLoyalty): void => {
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

export const onKeptLoyalty = (listener: () => void): (() => void) => {
  const stopHere = onChange(listener)
  const stop = store.onChange(listener)
  return () => {
    stopHere()
    stop()
  }
}
