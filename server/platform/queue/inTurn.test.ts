import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { inTurn } from './inTurn.js'

const tick = () => new Promise<void>((resolve) => setImmediate(resolve))

test.prop([fc.integer({ min: 1, max: 8 }), fc.nat(7), fc.array(fc.nat(3), { minLength: 1, maxLength: 40 })])(
  'each has a turn, in the order they came, and never more than fit',
  async (width, below, lengths) => {
    const turns = inTurn(width, lengths.length, Math.max(0, width - 1 - below))
    const begun: number[] = []
    let running = 0
    const done = await Promise.all(
      lengths.map((length, at) =>
        turns(async () => {
          begun.push(at)
          running += 1
          expect(running).toBeLessThanOrEqual(width)
          for (let left = length; left > 0; left -= 1) await tick()
          running -= 1
          return at
        }),
      ),
    )
    expect(begun).toEqual(lengths.map((_, at) => at))
    expect(done).toEqual(lengths.map((_, at) => E.right(at)))
  },
)

it('comes together, as many as fit, when only the low mark is at work', async () => {
  const turns = inTurn(4, 10, 1)
  const begun: number[] = []
  const ends: Array<() => void> = []
  const all = Array.from({ length: 7 }, (_, at) =>
    turns(() => {
      begun.push(at)
      return new Promise<void>((end) => ends.push(end))
    }),
  )
  expect(begun).toEqual([0, 1, 2, 3])
  const endOne = async () => {
    ends.shift()?.()
    await tick()
  }
  await endOne()
  await endOne()
  expect(begun).toHaveLength(4)
  await endOne()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  while (ends.length > 0) await endOne()
  await Promise.all(all)
})

it('refuses who finds the queue full, and lets the next one in afterwards', async () => {
  const turns = inTurn(1, 1)
  let end = (): void => undefined
  const first = turns(() => new Promise<void>((ended) => (end = ended)))
  const second = turns(async () => 2)
  expect(await turns(async () => 3)).toEqual(E.left({ _tag: 'QueueFull' }))
  end()
  await first
  expect(await second).toEqual(E.right(2))
  expect(await turns(async () => 4)).toEqual(E.right(4))
})
