import { staffContract } from '@careplus/adapters/internal/contract'
import { describe, expect, it } from 'vitest'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer({ content: true })

describe("products for a bill's lines", () => {
  it('have their size once, whether their title says it or not, so that no two look alike', async () => {
    const products = (await server.staffCall(staffContract.listProducts)).answer().data
    const rows = await server.store.db.selectFrom('products').select(['id', 'title', 'size']).execute()
    for (const { id, title, size } of rows) {
      const shown = products.find((each) => each.id === id)?.title ?? ''
      expect(shown.startsWith(title)).toBe(true)
      expect([shown, shown.split(size).length]).toStrictEqual([shown, 2])
    }
    expect(products.find(({ id }) => id === '4')?.title).toBe('นมผง สูตร 4 รสจืด กล่อง 1,800 กรัม')
    expect(products.find(({ id }) => id === '11')?.title).toBe('นมยูเอชที รสจืด · กล่อง 180 มล. แพ็ก 4')
    expect(new Set(products.map(({ title }) => title)).size).toBe(rows.length)
  })
})
