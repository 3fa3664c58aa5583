import { contract } from '@careplus/adapters/contract'
import sharp from 'sharp'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPictureProgram, type BuiltPictureProgram } from '../../testing/buildPictureProgram.js'
import { misbehavingPrograms } from '../../testing/misbehavingProcess.js'
import { manyScans } from '../../testing/hostilePictures.js'
import { inlineNormalizer } from '../../testing/inlineNormalizer.js'
import { startSocketUnit } from '../../testing/socketUnit.js'
import { startTestServer } from '../../testing/testServer.js'
import { normalizerInProcesses, type PictureNormalizer } from './pictureNormalizer.js'
import { childProcess, processOfUnit, type OpenProcess } from './openProcess.js'

const programs = misbehavingPrograms()
let built: BuiltPictureProgram
let photograph: Uint8Array
beforeAll(async () => {
  built = await buildPictureProgram()
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const
  photograph = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#876', noise } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
})
afterAll(() => {
  programs.remove()
  built.remove()
})

const of = (file: Uint8Array) => () => Promise.resolve(file)
const busy = E.left({ _tag: 'NormalizerBusy' })
const broken = E.left({ _tag: 'PictureBroken' })
const size = { width: 600, height: 800 }
const small = async (file: Uint8Array) => sharp(file).resize(200).png().toBuffer()

const afterThese = (...firsts: ReadonlyArray<OpenProcess>): OpenProcess => {
  const waiting = [...firsts]
  return () => (waiting.shift() ?? childProcess(built.script))()
}
const hanging = () =>
  childProcess(programs.program('hanging', `onAsked(() => { ready(); setImmediate(() => { for (;;); }) })`))
const dying = () =>
  childProcess(programs.program('dying', `onAsked(() => { ready(); process.kill(process.pid, 'SIGKILL') })`))

it.each(['a child', 'a process of the unit'])('%s draws what this process would', async (kind) => {
  const unit = await startSocketUnit(built.script)
  const open = kind === 'a child' ? childProcess(built.script) : processOfUnit(unit.path, () => undefined)
  const normalizer = normalizerInProcesses({ open })
  const all = async ({ examine, reencode: redraw, avatar }: PictureNormalizer) => [
    await examine(of(photograph)),
    await examine(of(manyScans(84))),
    await redraw(of(photograph), size),
    await redraw(of(photograph.subarray(0, photograph.length / 2)), size),
    await avatar(of(photograph)),
    await avatar(of(new TextEncoder().encode('no picture'))),
  ]
  const normalized = await all(normalizer)
  const plain = (results: unknown): unknown => JSON.parse(JSON.stringify(results))
  expect(plain(normalized)).toStrictEqual(plain(await all(inlineNormalizer)))
  expect(normalized.map(({ _tag }) => _tag === 'Right')).toStrictEqual([true, false, true, false, true, false])
  await normalizer.close()
  await unit.stop()
})

describe('a process that breaks', () => {
  it('over a picture has it drawn by another; a second time the picture counts as broken, and the next is drawn', async () => {
    const once = normalizerInProcesses({ open: afterThese(dying()) })
    expect(await once.examine(of(photograph))).toStrictEqual(E.right({ width: 1200, height: 1600 }))
    await once.close()
    const twice = normalizerInProcesses({ open: afterThese(dying(), dying()) })
    expect(await twice.examine(of(photograph))).toStrictEqual(broken)
    expect(await twice.examine(of(photograph))).toStrictEqual(E.right({ width: 1200, height: 1600 }))
    await twice.close()
  })

  it('or that answers no picture stores nothing', async () => {
    const lying = `onAsked(({ _tag }) => { ready(); tell(_tag === 'Avatar' ? { _tag: 'AvatarDrawn' }
      : { _tag: 'Redrawn', likeness: 'a'.repeat(1088), wholeBytes: 4 }, Buffer.from('<svg><script/></svg>')) })`
    const normalizer = normalizerInProcesses({ open: childProcess(programs.program('lying', lying)) })
    expect(await normalizer.reencode(of(photograph), size)).toStrictEqual(broken)
    expect(await normalizer.avatar(of(photograph))).toStrictEqual(broken)
    await normalizer.close()
  })

  it('is nobody’s fault where there is none: whoever sent the picture sends it again', async () => {
    const normalizer = normalizerInProcesses({ open: processOfUnit('/nowhere/socket', () => undefined) })
    expect(await normalizer.examine(of(photograph))).toStrictEqual(busy)
    await normalizer.close()
  })
})

it('files that cannot be read, as many as there are processes, take none of them away', async () => {
  const normalizer = normalizerInProcesses({ open: childProcess(built.script) })
  const unreadable = () => Promise.reject(new Error('EMFILE'))
  for (let times = 0; times < 3; times += 1) await expect(normalizer.examine(unreadable)).rejects.toThrow('EMFILE')
  expect(await normalizer.examine(of(photograph))).toStrictEqual(E.right({ width: 1200, height: 1600 }))
  await normalizer.close()
})

it('two at once, and of those who wait no more than can be served', async () => {
  const normalizer = normalizerInProcesses({ open: childProcess(built.script) })
  const results = await Promise.all(Array.from({ length: 30 }, () => normalizer.examine(of(photograph))))
  expect(results.filter(E.isRight)).toHaveLength(22)
  await normalizer.close()
})

it('a picture that hangs its process costs itself, and the server answers meanwhile and afterwards', async () => {
  const normalizer = normalizerInProcesses({ open: afterThese(hanging()), longestMs: 4000 })
  const server = await startTestServer({ normalizer })
  const member = await server.join()
  const put = async (body: Uint8Array) => server.call(contract.changeAvatar, { token: member.access_token, body })
  const answered: string[] = []
  const held = put(await small(photograph)).finally(() => answered.push('the picture'))
  expect((await server.call(contract.readMe, { token: member.access_token })).status).toBe(200)
  expect(answered).toStrictEqual([])
  expect((await held).body).toMatchObject({ errors: [{ field: 'picture', code: 'broken_picture' }] })
  expect((await put(await small(photograph))).status).toBe(200)
  await server.stop()
  await normalizer.close()
})
