import * as E from 'fp-ts/Either'
import { GrowthDraftCodec } from '@careplus/core/growth'
import type { DraftStore, GrowthDraft, KeyValueStore, StoreHealth } from '@careplus/core/ports'
import { readJson } from '@careplus/core/text'

/** A draft store that can say whether what is kept now would outlive the page. */
export interface DeviceDraftStore extends DraftStore {
  readonly health: () => StoreHealth
}

const readDraft = (text: string | null, id: string): GrowthDraft | null => {
  const read = GrowthDraftCodec.decode(readJson(text))
  // A draft under another's name would be sent under another's keys.
  return E.isRight(read) && read.right.id === id ? read.right : null
}

/**
 * Growth drafts in a store that prefixes `growth.draft.`; each under its own id. Oldest first.
 * @example
 * const drafts = keyValueDraftStore(memoryStore())
 * drafts.list() // => []
 */
export const keyValueDraftStore = (store: KeyValueStore): DeviceDraftStore => {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  return {
    list: () =>
      store
        .keys()
        .flatMap((id) => readDraft(store.get(id), id) ?? [])
        .sort((a, b) => a.savedAt - b.savedAt),
    put: (draft) => {
      store.set(draft.id, JSON.stringify(GrowthDraftCodec.encode(draft)))
      tell()
    },
    remove: (id) => {
      store.remove(id)
      tell()
    },
    onChange: (listener) => {
      listeners.add(listener)
      const stop = store.onChange(() => listener())
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    health: store.health,
  }
}
