import { fc, test } from '@fast-check/vitest'
import * as t from 'io-ts'
import { isRight } from 'fp-ts/Either'
import { expect } from 'vitest'
import { startChange, changedFields, changeDraftCodec, rebaseOnNewest, type ChangeDraft } from './changeDraft'

interface Typed {
  readonly weight: string
  readonly height: string
  readonly head: string
}

const base = { version: 1, typed: { weight: '7.1', height: '65.5', head: '' } }
const typing = (typed: Partial<Typed>): ChangeDraft<Typed> => ({
  ...startChange(base),
  typed: { ...base.typed, ...typed },
})

test('what the other carer changed is taken where nothing was typed, and what was typed stays beside it', () => {
  const byFather = { version: 2, typed: { weight: '7.2', height: '66', head: '44.1' } }
  const held = rebaseOnNewest(typing({ weight: '7.3' }), byFather)
  expect(held).toStrictEqual({
    base: byFather,
    typed: { weight: '7.3', height: '66', head: '44.1' },
    meanwhile: ['weight', 'height', 'head'],
  })
  expect(changedFields(held.base.typed, held.typed)).toStrictEqual({ weight: '7.3' })
})

test('a form in which nothing was typed begins anew, and an older reading changes nothing', () => {
  const newer = { version: 2, typed: { ...base.typed, height: '66' } }
  expect(rebaseOnNewest(startChange(base), newer)).toStrictEqual(startChange(newer))
  const held = typing({ weight: '7.3' })
  expect(rebaseOnNewest(held, { version: 1, typed: newer.typed })).toBe(held)
  expect(rebaseOnNewest({ ...held, base: { ...base, version: 3 } }, newer).base.version).toBe(3)
})

const typed: fc.Arbitrary<Typed> = fc.record({
  weight: fc.constantFrom('', '7', '8'),
  height: fc.constantFrom('', '65', '66'),
  head: fc.constantFrom('', '44'),
})

test.prop([typed, typed, typed])('no field that one of the two changed alone is lost', (before, mine, theirs) => {
  const held: ChangeDraft<Typed> = { base: { version: 1, typed: before }, typed: mine, meanwhile: [] }
  const saved = rebaseOnNewest(held, { version: 2, typed: theirs }).typed
  for (const field of ['weight', 'height', 'head'] as const)
    expect(saved[field]).toBe(mine[field] === before[field] ? theirs[field] : mine[field])
})

test.prop([typed, typed])('what changes is sent, and nothing else; what is emptied is null', (before, after) => {
  const changed = changedFields(before, after)
  expect({ ...before, ...changed }).toEqual(after)
  for (const [field, value] of Object.entries(changed)) expect(before[field as keyof Typed]).not.toBe(value)
  expect(changedFields<{ readonly head?: number }>({ head: 44 }, {})).toStrictEqual({ head: null })
})

test('is read back from the device as it was stored', () => {
  const codec = changeDraftCodec(t.type({ weight: t.string, height: t.string, head: t.string }))
  const held = rebaseOnNewest(typing({ weight: '7.3' }), { version: 2, typed: { ...base.typed, head: '44' } })
  const read = codec.decode(JSON.parse(JSON.stringify(held)))
  expect(isRight(read) && read.right).toStrictEqual(held)
})
