import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { KeyValueStore } from '@careplus/core/ports'

const key = () => fc.stringMatching(/^[a-z_][a-z0-9_.:-]{0,20}$/)
const value = () =>
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^\d{1,20}$/),
    fc.constantFrom('', 'null', '007', '1e3', 'a=b; c', '%E0%A4%A'),
  )

export const passesTheKeyValueStoreSuite = (name: string, make: () => KeyValueStore | Promise<KeyValueStore>): void => {
  describe(`${name} passes the key-value store suite`, () => {
    test.prop([key(), value()])('what was written is what is read, character by character', async (k, v) => {
      const store = await make()
      expect(store.get(k)).toBeNull()
      store.set(k, v)
      expect(store.get(k)).toBe(v)
    })

    test.prop([fc.array(fc.tuple(key(), fc.option(value())), { maxLength: 20 })])(
      'it agrees with a map, whatever is set and removed',
      async (steps) => {
        const store = await make()
        const model = new Map<string, string>()
        for (const [k, v] of steps) {
          if (v === null) {
            store.remove(k)
            model.delete(k)
          } else {
            store.set(k, v)
            model.set(k, v)
          }
        }
        expect([...store.keys()].sort()).toEqual([...model.keys()].sort())
        for (const [k] of steps) expect(store.get(k)).toBe(model.get(k) ?? null)
      },
    )

    it('tells nobody of its own writing, and can be left', async () => {
      const store = await make()
      const notified: Array<string | null> = []
      const stop = store.onChange((k) => notified.push(k))
      store.set('a', '1')
      store.remove('a')
      stop()
      expect(notified).toEqual([])
    })

    it('is never asked twice whether it is well', async () => {
      const store = await make()
      expect(store.health()).toEqual(store.health())
    })
  })
}
