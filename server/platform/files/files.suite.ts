import { randomUUID } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Files, NewFile } from './files.js'

const now = new Date('2026-11-20T23:30:00.123Z')
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000)

interface StoreUnderTest {
  readonly files: Files
  readonly members: readonly [string, string]
}

export const passesTheFilesSuite = (name: string, make: () => Promise<StoreUnderTest>): void => {
  const picture = (member: string, rest: Partial<NewFile> = {}): NewFile => ({
    member,
    kind: 'bill-picture',
    mediaType: 'image/webp',
    bytes: Uint8Array.of(0, 1, 255),
    deleteAt: null,
    ...rest,
  })

  describe(`${name} passes the files suite`, () => {
    test.prop([fc.uint8Array({ maxLength: 2000 })], { numRuns: 20 })('gives back every byte', async (bytes) => {
      const { files, members } = await make()
      const id = await files.put(picture(members[0], { bytes }), now)
      expect(await files.get(members[0], id, now)).toEqual({ kind: 'bill-picture', mediaType: 'image/webp', bytes })
    })

    it("gives and removes nothing of another member's, and nothing that never was", async () => {
      const { files, members } = await make()
      const id = await files.put(picture(members[0]), now)
      expect(await files.get(members[1], id, now)).toBeNull()
      expect(await files.remove(members[1], id)).toBe(false)
      expect(await files.get(members[0], randomUUID(), now)).toBeNull()
      expect(await files.get(members[0], id, now)).not.toBeNull()
    })

    it('removes once', async () => {
      const { files, members } = await make()
      const id = await files.put(picture(members[0]), now)
      expect([await files.remove(members[0], id), await files.remove(members[0], id)]).toEqual([true, false])
      expect(await files.get(members[0], id, now)).toBeNull()
    })

    it('gives out nothing past its day, and then clears it away', async () => {
      const { files, members } = await make()
      await files.expire(later(1000))
      const [brief, stored] = [
        await files.put(picture(members[0], { deleteAt: later(60) }), now),
        await files.put(picture(members[0]), now),
      ]
      expect(await files.get(members[0], brief, later(59))).not.toBeNull()
      expect(await files.get(members[0], brief, later(60))).toBeNull()
      expect([await files.expire(later(59)), await files.expire(later(60)), await files.expire(later(60))]).toEqual([
        0, 1, 0,
      ])
      expect(await files.get(members[0], stored, later(1e8))).not.toBeNull()
    })
  })
}
