import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { DeviceBills } from '@careplus/core/ports'
import { billPicture } from '@careplus/core/internal/testing'
import { keptBill } from '@careplus/core/internal/testing'

const bills = () => fc.uniqueArray(keptBill(), { selector: ({ id }) => id, maxLength: 5 })
const oldestFirst = (a: { keptAt: number; id: string }, b: { keptAt: number; id: string }) =>
  a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1)

export const passesTheDeviceBillsSuite = (name: string, make: () => readonly [DeviceBills, DeviceBills]): void => {
  describe(`${name} passes the device bills suite`, () => {
    test.prop([bills()])("gives back each member's own, oldest first, in every tab", async (stored) => {
      const [firstTab, there] = make()
      for (const bill of [...stored, ...stored]) await firstTab.queue.add(bill)
      for (const member of ['mali', 'mana']) {
        const own = stored.filter(({ memberId }) => memberId === member).sort(oldestFirst)
        expect(await firstTab.queue.of(member)).toEqual(own)
        expect(await there.queue.of(member)).toEqual(own)
      }
      for (const bill of stored) expect(await there.queue.find(bill.id)).toEqual(bill)
    })

    test.prop([keptBill()])(
      'changes the state of what is there, and brings back nothing that is gone',
      async (bill) => {
        const [firstTab, there] = make()
        await firstTab.queue.add(bill)
        await there.queue.setState(bill.id, { _tag: 'paused' })
        expect(await firstTab.queue.find(bill.id)).toEqual({ ...bill, state: { _tag: 'paused' } })
        await firstTab.queue.remove(bill.id)
        await firstTab.queue.remove(bill.id)
        await there.queue.setState(bill.id, { _tag: 'waiting' })
        expect(await firstTab.queue.find(bill.id)).toBeNull()
        expect(await firstTab.queue.of(bill.memberId)).toEqual([])
      },
    )

    test.prop([bills(), fc.array(billPicture(), { minLength: 1, maxLength: 4 })])(
      "another member's signing in leaves only what is theirs",
      async (stored, pictures) => {
        const [firstTab, there] = make()
        for (const bill of stored) await firstTab.queue.add(bill)
        await firstTab.drafts.keep('mali', pictures)
        await firstTab.drafts.keep('mana', pictures)
        await there.keepOnlyOf('mana')
        expect(await firstTab.queue.of('mali')).toEqual([])
        expect(await firstTab.queue.of('mana')).toHaveLength(
          stored.filter(({ memberId }) => memberId === 'mana').length,
        )
        expect(await firstTab.drafts.read('mali')).toEqual([])
        expect(await firstTab.drafts.read('mana')).toEqual(pictures)
      },
    )

    test.prop([fc.array(billPicture(), { minLength: 1, maxLength: 4 }), keptBill()])(
      'pictures of a bill that is being typed are kept for their member until they are let go',
      async (pictures, bill) => {
        const [firstTab, there] = make()
        await firstTab.queue.add(bill)
        await firstTab.drafts.keep('mali', pictures)
        expect(await there.drafts.read('mali')).toEqual(pictures)
        expect(await there.drafts.read('mana')).toEqual([])
        await there.drafts.keep('mali', [])
        expect(await firstTab.drafts.read('mali')).toEqual([])
        await firstTab.drafts.keep('mana', pictures)
        await there.forgetDrafts()
        expect(await firstTab.drafts.read('mana')).toEqual([])
        expect(await firstTab.queue.find(bill.id)).toEqual(bill)
      },
    )

    it('tells of each change until it is left, and whether it was made here', async () => {
      const [firstTab, there] = make()
      const notified: Array<boolean> = []
      const stop = firstTab.queue.onChange((elsewhere) => notified.push(elsewhere))
      const [bill] = fc.sample(keptBill(), 1)
      if (bill === undefined) return
      await firstTab.queue.add(bill)
      await there.queue.setState(bill.id, { _tag: 'paused' })
      await expect.poll(() => notified).toEqual([false, true])
      stop()
      await firstTab.queue.remove(bill.id)
      expect(notified).toHaveLength(2)
    })
  })
}
