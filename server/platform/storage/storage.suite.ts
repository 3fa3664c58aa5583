import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Storage } from './storage.js'

const key = () =>
  fc
    .tuple(fc.constantFrom('bills', 'other'), fc.constantFrom('2026-11-20', '2026-11-21'), fc.uuid())
    .map(([folder, day, id]) => `${folder}/${day}/${id}.webp`)

export const passesTheStorageSuite = (name: string, make: () => Promise<Storage>): void => {
  describe(`${name} passes the storage suite`, () => {
    test.prop([key(), fc.uint8Array({ maxLength: 5000 })], { numRuns: 25 })(
      'gives back every byte, and nothing once it is removed',
      async (at, bytes) => {
        const storage = await make()
        expect(await storage.get(at)).toBeNull()
        await storage.put(at, bytes, 'image/webp')
        expect(await storage.get(at)).toStrictEqual(Uint8Array.from(bytes))
        await storage.remove(at)
        expect(await storage.get(at)).toBeNull()
        await storage.remove(at)
      },
    )

    it('puts the later in the place of the earlier', async () => {
      const storage = await make()
      await storage.put('bills/a.webp', Uint8Array.of(1, 2, 3), 'image/webp')
      await storage.put('bills/a.webp', Uint8Array.of(4), 'image/webp')
      expect(await storage.get('bills/a.webp')).toStrictEqual(Uint8Array.of(4))
    })

    test.prop([fc.uniqueArray(key(), { maxLength: 8 })], { numRuns: 10 })(
      'lists the keys of a folder, in order, and no others',
      async (keys) => {
        const storage = await make()
        for (const at of keys) await storage.put(at, Uint8Array.of(1), 'image/webp')
        const inside = keys.filter((at) => at.startsWith('bills/2026-11-20/')).toSorted()
        expect(await storage.list('bills/2026-11-20')).toStrictEqual(inside)
        expect(await storage.list('nowhere')).toStrictEqual([])
      },
    )

    it('names the folders in a folder, in order', async () => {
      const storage = await make()
      for (const at of [
        'bills/2026-11-21/b.webp',
        'bills/2026-11-20/a.webp',
        'bills/2026-11-20/c.webp',
        'bills/d.webp',
      ])
        await storage.put(at, Uint8Array.of(1), 'image/webp')
      expect(await storage.folders('bills')).toStrictEqual(['bills/2026-11-20', 'bills/2026-11-21'])
      expect(await storage.folders('nowhere')).toStrictEqual([])
    })

    it.each(['../secret', '/etc/passwd', 'a//b', 'a/../b', '', 'a?x', 'A', 'a/.hidden', 'a\\b', 'a%2fb'])(
      'takes no key that leads elsewhere: %j',
      async (at) => {
        const storage = await make()
        await expect(storage.put(at, Uint8Array.of(1), 'image/webp')).rejects.toThrow('key')
        for (const read of [storage.get, storage.remove, storage.list]) await expect(read(at)).rejects.toThrow('key')
      },
    )

    it('keeps many at once', async () => {
      const storage = await make()
      const keys = Array.from({ length: 40 }, (_, n) => `bills/2026-11-22/${String(n).padStart(2, '0')}.webp`)
      await Promise.all(keys.map((at, n) => storage.put(at, new Uint8Array(50_000).fill(n), 'image/webp')))
      expect(await storage.list('bills/2026-11-22')).toStrictEqual(keys)
      const read = await Promise.all(keys.map((at) => storage.get(at)))
      expect(read.map((bytes) => [bytes?.length, bytes?.[0]])).toStrictEqual(keys.map((_, n) => [50_000, n]))
    })
  })
}
