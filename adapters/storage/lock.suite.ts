import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Lock } from '@careplus/core/ports'

export const passesTheLockSuite = (name: string, make: (tabs: number) => ReadonlyArray<Lock>): void => {
  describe(`${name} passes the lock suite`, () => {
    test.prop(
      [fc.integer({ min: 1, max: 3 }), fc.array(fc.tuple(fc.nat(2), fc.nat(3), fc.boolean()), { maxLength: 6 })],
      {
        numRuns: 30,
      },
    )('one at a time in all tabs, and every turn comes', async (tabs, works) => {
      const locks = make(tabs)
      let inside = 0
      const answers = await Promise.allSettled(
        works.map(([tab, steps, fails], at) =>
          locks[tab % tabs]?.run('name', async () => {
            inside += 1
            expect(inside).toBe(1)
            for (let step = 0; step < steps; step++) await Promise.resolve()
            inside -= 1
            if (fails) throw new Error(`defect ${at}`)
            return at
          }),
        ),
      )
      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual(
        works.map(([, , fails], at) => (fails ? `Error: defect ${at}` : at)),
      )
    })

    it('holds back nobody who waits for another name', async () => {
      const [lock] = make(1)
      const inner = await lock?.run('a', () => lock.run('b', () => Promise.resolve('both')))
      expect(inner).toBe('both')
    })
  })
}
