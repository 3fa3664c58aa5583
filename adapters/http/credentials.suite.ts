import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { Credentials, Devices, LetterLinks, OwnerProof } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'

export interface CredentialPorts {
  readonly proving: OwnerProof
  readonly links: LetterLinks
  readonly credentials: Credentials
  readonly devices: Devices
  readonly email: string
  readonly password: string
  readonly taken: string
  readonly free: string
  readonly tokenIn: (address: string) => string | null | Promise<string | null>
  readonly pass: (seconds: number) => void
}

const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const next = 'พวงชมพู เลื้อยรั้ว'

export const passesTheCredentialsSuite = (name: string, make: () => CredentialPorts | Promise<CredentialPorts>) => {
  describe(`${name} passes the credentials suite`, () => {
    it('wants fresh proof after ten minutes, and takes the password for it', async () => {
      const { proving, credentials, password, free, pass } = await make()
      pass(601)
      expect(await credentials.setPassword(next)).toMatchObject(refused(403, 'proof_required'))
      expect(await credentials.askEmail(free, 'k')).toMatchObject(refused(403, 'proof_required'))
      expect(valueOf(await proving.ways())).toMatchObject({ password: true })
      expect(await proving.givePassword('wrong one')).toMatchObject(refused(422, 'password_wrong'))
      expect(await credentials.setPassword(next)).toMatchObject(refused(403, 'proof_required'))
      expect(E.isRight(await proving.givePassword(password))).toBe(true)
      expect(E.isRight(await credentials.askEmail(free, 'k'))).toBe(true)
    })

    it('sends no code to who has a password', async () => {
      const { proving } = await make()
      expect(await proving.askCode('mail')).toMatchObject(refused(400, 'invalid_input'))
    })

    it('ends the other devices with a new password', async () => {
      const { credentials, devices } = await make()
      expect(valueOf(await devices.list(null)).items.map(({ here: isHere }) => isHere)).toEqual([true, false, false])
      expect(valueOf(await credentials.setPassword(next))).toEqual({ ended: 2 })
      expect(valueOf(await devices.list(null)).items.map(({ here: isHere }) => isHere)).toEqual([true])
    })

    it('ends one device, or all others; the same key ends nothing twice', async () => {
      const { devices } = await make()
      const id = valueOf(await devices.list(null)).items[2]?.id ?? ''
      expect(E.isRight(await devices.end(id, 'a'))).toBe(true)
      expect(E.isRight(await devices.end(id, 'a'))).toBe(true)
      expect(await devices.end(id, 'b')).toMatchObject(refused(404, 'not_found'))
      expect(valueOf(await devices.endOthers('c'))).toEqual({ ended: 1 })
      expect(valueOf(await devices.list(null)).items).toHaveLength(1)
    })

    it('changes the address once the new one is confirmed, by a link that is good once', async () => {
      const { links, credentials, email, free, tokenIn, pass } = await make()
      const pending = { email: free, expiresIn: 86_400, resendAfter: 60 }
      expect(valueOf(await credentials.askEmail(free, 'k'))).toEqual(pending)
      expect(valueOf(await credentials.readEmail())).toMatchObject({ email, pending: { email: free } })
      const token = (await tokenIn(free)) ?? ''
      expect(valueOf(await links.confirmEmail(token))).toEqual({ email: free })
      expect(valueOf(await credentials.readEmail())).toEqual({ email: free, pending: null })
      // An immediate repeat may get the first answer.
      pass(601)
      expect(await links.confirmEmail(token)).toMatchObject(refused(422, 'link_invalid'))
    })

    it("answers alike for another account's address, and gives nobody a link to it", async () => {
      const { links, credentials, email, taken, free, tokenIn, pass } = await make()
      const known = valueOf(await credentials.askEmail(taken, 'a'))
      expect(valueOf(await credentials.askEmail(free, 'b'))).toEqual({ ...known, email: free })
      expect(await tokenIn(taken)).toBeNull()
      pass(61)
      expect(valueOf(await credentials.readEmail()).email).toBe(email)
      expect(valueOf(await links.askPasswordLink('nobody@example.com'))).toEqual({ expiresIn: 1800, resendAfter: 60 })
      expect(valueOf(await links.askPasswordLink(email))).toEqual({ expiresIn: 1800, resendAfter: 60 })
    })

    it('takes a new password by the newest link, within half an hour', async () => {
      const { links, email, tokenIn, pass } = await make()
      await links.askPasswordLink(email)
      const first = (await tokenIn(email)) ?? ''
      pass(61)
      await links.askPasswordLink(email)
      const second = (await tokenIn(email)) ?? ''
      expect(await links.resetPassword(first, next)).toMatchObject(refused(422, 'link_invalid'))
      expect(E.isRight(await links.resetPassword(second, next))).toBe(true)
      pass(61)
      await links.askPasswordLink(email)
      const third = (await tokenIn(email)) ?? ''
      pass(1800)
      expect(await links.resetPassword(third, next)).toMatchObject(refused(422, 'link_invalid'))
    })
  })
}
