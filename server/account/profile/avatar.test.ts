import { contract } from '@careplus/adapters/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { bomb } from '../../testing/billFixtures.js'

const server = ownServer()
let member: Member
let stranger: Member
beforeAll(async () => {
  member = await server.join()
  stranger = await server.join()
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a8c70' }, limitInputPixels: false })

const put = (body: Uint8Array, options: object = {}) =>
  server.call(contract.changeAvatar, { token: member.access_token, body, ...options })
const shown = (token = member.access_token) => server.call(contract.readAvatar, { token })
const me = async () => (await server.call(contract.readMe, { token: member.access_token })).answer().data

describe('the picture of a member', () => {
  it('is none at first', async () => {
    expect((await shown()).code()).toBe('not_found')
    expect((await me()).avatar_id).toBeNull()
  })

  it.each(['jpeg', 'png', 'webp'] as const)('is drawn anew from a %s, without what it told of itself', async (kind) => {
    const bytes = await blank(640, 480)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .toFormat(kind)
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { data } = (await put(bytes)).answer()
    const reply = await shown()
    const { mediaType, bytes: rendered } = reply.answer()
    expect(mediaType).toBe('image/webp')
    const { width, height, format, exif } = await sharp(rendered).metadata()
    expect({ width, height, format, exif }).toStrictEqual({ width: 256, height: 256, format: 'webp', exif: undefined })
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(data.avatar_id).toBe((await me()).avatar_id)
  })

  it('stands upright as it was taken', async () => {
    const half = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer()
    const sideways = await blank(100, 100)
      .composite([{ input: half, top: 0, left: 0 }])
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await put(sideways)
    const { data } = await sharp((await shown()).answer().bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const red = (x: number, y: number) => data[(y * 256 + x) * 3] ?? 0
    expect([red(240, 128) > 200, red(16, 128) < 100]).toStrictEqual([true, true])
  })

  it('takes the place of the one before, and of that nothing is left', async () => {
    const picture = await blank(300, 300).png().toBuffer()
    await put(picture)
    const before = (await me()).avatar_id
    await put(picture)
    expect((await me()).avatar_id).not.toBe(before)
    const files = await server.store.db
      .selectFrom('files')
      .select('id')
      .where('member_id', '=', member.user.id)
      .execute()
    expect(files.map(({ id }) => id)).toStrictEqual([(await me()).avatar_id])
  })

  it('is put once for one key, and another picture under that key is refused', async () => {
    const [one, other] = [await blank(300, 300).png().toBuffer(), await blank(301, 300).png().toBuffer()]
    const first = (await put(one, { key: 'picture' })).answer()
    expect((await put(one, { key: 'picture' })).answer()).toStrictEqual(first)
    expect((await put(other, { key: 'picture' })).code()).toBe('idempotency_mismatch')
  })

  it("is nobody else's to see", async () => {
    expect((await shown(stranger.access_token)).code()).toBe('not_found')
  })

  it('is removed, also twice', async () => {
    const remove = () => server.call(contract.removeAvatar, { token: member.access_token })
    expect((await remove()).answer().data.avatar_id).toBeNull()
    expect((await remove()).status).toBe(200)
    expect((await shown()).code()).toBe('not_found')
    expect(await server.store.db.selectFrom('files').select('id').execute()).toStrictEqual([])
  })
})

describe('what is no picture of a member', () => {
  const refused = async (bytes: Uint8Array, headers: Record<string, string> = {}) => {
    const { status, body } = await put(bytes, { headers })
    return [status, (body as { errors?: ReadonlyArray<{ code: string }> }).errors?.[0]?.code]
  }

  it('nothing at all', async () => {
    expect(await refused(new Uint8Array(0))).toStrictEqual([400, 'required'])
  })

  it('a PDF that calls itself a JPEG', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n')
    const headers = { 'content-type': 'image/jpeg', 'content-disposition': 'attachment; filename="me.jpg"' }
    expect(await refused(pdf, headers)).toStrictEqual([400, 'not_picture'])
  })

  it('JSON', async () => {
    const headers = { 'content-type': 'application/json' }
    expect(await refused(Buffer.from('{"a":1}'), headers)).toStrictEqual([400, 'not_picture'])
  })

  it('a drawing with a script in it', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await refused(svg, { 'content-type': 'image/svg+xml' })).toStrictEqual([400, 'not_picture'])
  })

  it('HEIC, with a sentence of its own', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)])
    expect(await refused(heic)).toStrictEqual([400, 'heic_picture'])
    expect((await put(heic)).body).toMatchObject({ error_message: expect.stringContaining('HEIC') })
  })

  it('a JPEG that is cut short', async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await refused(noise.subarray(0, noise.length / 2))).toStrictEqual([400, 'broken_picture'])
  })

  it('a bomb: small to send, huge to open', async () => {
    expect((await put(bomb(64))).status).toBe(200)
    const bytes = bomb(20_000)
    expect(bytes.length).toBeLessThan(100_000)
    expect(await refused(bytes)).toStrictEqual([400, 'huge_picture'])
  })

  it('eleven megabytes, which are not even read', async () => {
    const reply = await put(new Uint8Array(11 * 1024 * 1024).fill(0xff))
    expect([reply.status, reply.code()]).toStrictEqual([413, 'too_large'])
  })

  it('and elsewhere a body stays as small as it was', async () => {
    const body = { name: 'ก'.repeat(70_000) }
    expect((await server.call(contract.changeMe, { token: member.access_token, body })).code()).toBe('too_large')
  })

  it('nor anybody unknown: their file is not taken in', async () => {
    const reply = await server.call(contract.changeAvatar, { body: new Uint8Array(1000), token: 'x'.repeat(43) })
    expect(reply.code()).toBe('token_invalid')
  })
})
