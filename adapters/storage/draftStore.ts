import * as E from 'fp-ts/Either'
import { GrowthDraftCodec } from '@careplus/core/internal/growth'
import type { DraftStore, GrowthDraft, KeyValueStore, StoreHealth } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'

/** The growth drafts of a device. `health` says whether they survive the page. */
export interface DeviceDraftStore extends DraftStore {
  readonly health: () => StoreHealth
}

const decodeDraft = (text: string | null, id: string): GrowthDraft | null => {
  const read = GrowthDraftCodec.decode(readJson(text))
  // A draft under another id would be sent under its keys.
  return E.isRight(read) && read.right.id === id ? read.right : null
}

/** The growth drafts in a store with the prefix `growth.draft.`, by id, oldest first.
 * @example
 * const drafts = keyValueDraftStore(localStore('growth.draft.'))
 * drafts.list() // => [] */
export const keyValueDraftStore = (store: KeyValueStore): DeviceDraftStore => {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  return {
    list: () =>
      store
        .keys()
        .flatMap((id) => decodeDraft(store.get(id), id) ?? [])
        .sort((a, b) => a.savedAt - b.savedAt),
    put: (draft) => {
      store.set(draft.id, JSON.stringify(GrowthDraftCodec.encode(draft)))
      notify()
    },
    remove: (id) => {
      store.remove(id)
      notify()
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
