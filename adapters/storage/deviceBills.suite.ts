import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { DeviceBills } from '@careplus/core/ports'
import { billPicture, keptBill } from '@careplus/core/testing'

const bills = () => fc.uniqueArray(keptBill(), { selector: ({ id }) => id, maxLength: 5 })
const oldestFirst = (a: { keptAt: number; id: string }, b: { keptAt: number; id: string }) =>
  a.keptAt - b.keptAt || (a.id < b.id ? -1 : 1)

/** For every device store of bills. `make` gives the tabs of an empty one. */
export const passesTheDeviceBillsSuite = (name: string, make: () => readonly [DeviceBills, DeviceBills]): void => {
  describe(`${name} passes the device bills suite`, () => {
    test.prop([bills()])("gives back each member's own, oldest first, in every tab", async (kept) => {
      const [here, there] = make()
      for (const bill of [...kept, ...kept]) await here.queue.add(bill)()
      for (const member of ['mali', 'mana']) {
        const own = kept.filter(({ memberId }) => memberId === member).sort(oldestFirst)
        expect(await here.queue.of(member)()).toEqual(own)
        expect(await there.queue.of(member)()).toEqual(own)
      }
      for (const bill of kept) expect(await there.queue.find(bill.id)()).toEqual(bill)
    })

    test.prop([keptBill()])(
      'changes the state of what is there, and brings back nothing that is gone',
      async (bill) => {
        const [here, there] = make()
        await here.queue.add(bill)()
        await there.queue.setState(bill.id, { _tag: 'paused' })()
        expect(await here.queue.find(bill.id)()).toEqual({ ...bill, state: { _tag: 'paused' } })
        await here.queue.remove(bill.id)()
        await here.queue.remove(bill.id)()
        await there.queue.setState(bill.id, { _tag: 'waiting' })()
        expect(await here.queue.find(bill.id)()).toBeNull()
        expect(await here.queue.of(bill.memberId)()).toEqual([])
      },
    )

    test.prop([bills(), fc.array(billPicture(), { minLength: 1, maxLength: 4 })])(
      "another member's signing in leaves only what is theirs",
      async (kept, pictures) => {
        const [here, there] = make()
        for (const bill of kept) await here.queue.add(bill)()
        await here.drafts.keep('mali', pictures)()
        await here.drafts.keep('mana', pictures)()
        await there.keepOnlyOf('mana')()
        expect(await here.queue.of('mali')()).toEqual([])
        expect(await here.queue.of('mana')()).toHaveLength(kept.filter(({ memberId }) => memberId === 'mana').length)
        expect(await here.drafts.read('mali')()).toEqual([])
        expect(await here.drafts.read('mana')()).toEqual(pictures)
      },
    )

    test.prop([fc.array(billPicture(), { minLength: 1, maxLength: 4 }), keptBill()])(
      'pictures of a bill that is being typed are kept for their member until they are let go',
      async (pictures, bill) => {
        const [here, there] = make()
        await here.queue.add(bill)()
        await here.drafts.keep('mali', pictures)()
        expect(await there.drafts.read('mali')()).toEqual(pictures)
        expect(await there.drafts.read('mana')()).toEqual([])
        await there.drafts.keep('mali', [])()
        expect(await here.drafts.read('mali')()).toEqual([])
        await here.drafts.keep('mana', pictures)()
        await there.forgetDrafts()
        expect(await here.drafts.read('mana')()).toEqual([])
        expect(await here.queue.find(bill.id)()).toEqual(bill)
      },
    )

    it('tells of each change until it is left, and whether it was made here', async () => {
      const [here, there] = make()
      const heard: Array<boolean> = []
      const stop = here.queue.onChange((elsewhere) => heard.push(elsewhere))
      const [bill] = fc.sample(keptBill(), 1)
      if (bill === undefined) return
      await here.queue.add(bill)()
      await there.queue.setState(bill.id, { _tag: 'paused' })()
      await expect.poll(() => heard).toEqual([false, true])
      stop()
      await here.queue.remove(bill.id)()
      expect(heard).toHaveLength(2)
    })
  })
}
