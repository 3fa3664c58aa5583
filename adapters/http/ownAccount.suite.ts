import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { OwnAccount } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'

const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

/** `make` gives the account of a member who joined with e-mail and has fresh proof. */
export const passesTheOwnAccountSuite = (name: string, make: () => OwnAccount | Promise<OwnAccount>): void => {
  describe(`${name} passes the own-account suite`, () => {
    it('knows the ways in', async () => {
      const { ways } = await make()
      expect(await ways()).toEqual(
        E.right({ password: true, email: true, phone: false, google: false, line: false, facebook: false }),
      )
    })

    it('keeps one picture: each new one under a new id, none after it was removed', async () => {
      const { avatar, changeAvatar, removeAvatar } = await make()
      const none = { left: { _tag: 'ApiError', status: 404, code: 'not_found' } }
      expect(await avatar()).toMatchObject(none)
      const first = valueOf(await changeAvatar(pixel, 'a'))
      expect(await changeAvatar(pixel, 'a')).toEqual(E.right(first))
      expect(valueOf(await avatar()).mediaType).toBe('image/webp')
      const second = valueOf(await changeAvatar(pixel, 'b'))
      expect(second['avatar_id']).not.toBe(first['avatar_id'])
      expect(valueOf(await removeAvatar('c'))['avatar_id']).toBeNull()
      expect(await avatar()).toMatchObject(none)
    })

    it('takes no other file for a picture', async () => {
      const { changeAvatar } = await make()
      expect(await changeAvatar(new TextEncoder().encode('%PDF-1.7'), 'a')).toMatchObject({
        left: { _tag: 'ApiError', status: 400, code: 'invalid_input' },
      })
    })

    it('gives everything as a ZIP, and tells how much of it has come', async () => {
      const { download } = await make()
      let received = 0
      const { mediaType, bytes } = valueOf(await download((now) => (received = now)))
      expect(mediaType).toBe('application/zip')
      expect([bytes[0], bytes[1]]).toEqual([0x50, 0x4b])
      expect(received).toBe(bytes.length)
    })

    it('sets one day for the end, however often it is asked, until it is taken back', async () => {
      const { askDeletion, withdrawDeletion } = await make()
      const first = valueOf(await askDeletion('a'))
      expect(await askDeletion('b')).toEqual(E.right(first))
      expect(E.isRight(await withdrawDeletion('c'))).toBe(true)
      expect(E.isRight(await withdrawDeletion('d'))).toBe(true)
    })
  })
}
