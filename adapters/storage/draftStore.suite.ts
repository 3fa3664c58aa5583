import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { DraftStore } from '@careplus/core/ports'
import { growthDraft } from '@careplus/core/testing'

export const passesTheDraftStoreSuite = (name: string, make: () => DraftStore): void => {
  describe(`${name} passes the draft store suite`, () => {
    test.prop([fc.uniqueArray(growthDraft(), { selector: (draft) => draft.id, maxLength: 5 })])(
      'gives back what was put, once each',
      (drafts) => {
        const store = make()
        for (const draft of [...drafts, ...drafts]) store.put(draft)
        const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
        expect([...store.list()].sort(byId)).toEqual([...drafts].sort(byId))
      },
    )

    test.prop([growthDraft(), fc.string()])(
      'a later draft of the same id takes the place of the earlier',
      (draft, message) => {
        const store = make()
        store.put(draft)
        const refused = { ...draft, state: { _tag: 'refused' as const, code: 'invalid_input', field: null, message } }
        store.put(refused)
        expect(store.list()).toEqual([refused])
        store.remove(draft.id)
        store.remove(draft.id)
        expect(store.list()).toEqual([])
      },
    )

    it('tells of each change until it is left', () => {
      const store = make()
      let notified = 0
      const stop = store.onChange(() => {
        notified += 1
      })
      const [draft] = fc.sample(growthDraft(), 1)
      if (draft === undefined) return
      store.put(draft)
      store.remove(draft.id)
      stop()
      store.put(draft)
      expect(notified).toBe(2)
    })
  })
}
