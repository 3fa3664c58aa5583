import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemDetail, shop } from '../../../testing/loyalty.js'
import { namesOf } from '../../reading/namesOf.js'
import { ImageKind, imagesOf, ItemDetail, PublicItem } from './item.js'
import { StoredLoyalty, keptAfter, nothingStored, readStoredLoyalty, type LoyaltyAnswer } from './storedLoyalty.js'
import { keptFor, keptMemberItem, showingTo } from './ownership.js'
import { Shop } from './shop.js'

const member = () => fc.option(fc.constantFrom('mali', 'nok'))
const items = () => fc.array(itemDetail(), { maxLength: 4 })
const answer = (): fc.Arbitrary<LoyaltyAnswer> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom('Rewards' as const, 'LuckyDraws' as const), items(), member())
      .map(([_tag, list, member_id]) => ({ _tag, items: list, member_id })),
    fc.tuple(itemDetail(), member()).map(([item, member_id]) => ({ _tag: 'Item' as const, item, member_id })),
    fc.array(shop(), { maxLength: 3 }).map((shops) => ({ _tag: 'Shops' as const, shops })),
  )
const kept = () => fc.array(answer(), { maxLength: 5 }).map((all) => all.reduce(keptAfter, nothingStored))

describe('an item', () => {
  test.prop([itemDetail(), shop()])('is read as it was written, field for field', (item, aShop) => {
    expect(ItemDetail.decode(JSON.parse(JSON.stringify(item)))).toMatchObject({ _tag: 'Right', right: item })
    expect(Shop.is(aShop)).toBe(true)
    for (const key of Object.keys(item)) expect(ItemDetail.is({ ...item, [key]: undefined })).toBe(false)
    for (const key of Object.keys(item.images[0] ?? {}))
      expect(ItemDetail.is({ ...item, images: [{ ...item.images[0], [key]: undefined }] })).toBe(false)
    for (const part of ['category', 'mycloud_product'] as const) {
      expect(ItemDetail.is({ ...item, [part]: null })).toBe(true)
      for (const key of Object.keys(item[part] ?? {}))
        expect(ItemDetail.is({ ...item, [part]: { ...item[part], [key]: undefined } })).toBe(false)
    }
  })

  test.prop([itemDetail(), shop(), fc.constantFrom(null, undefined)])(
    'is an available reward where it does not say what it is, and a shop takes part',
    (item, aShop, unsaid) => {
      const { type: _, status: __, ...rest } = item
      for (const input of [rest, { ...rest, type: unsaid, status: unsaid }])
        expect(ItemDetail.decode(input)).toMatchObject({ right: { ...rest, type: 'reward', status: 'available' } })
      expect(ItemDetail.decode({ ...item, type: 'gift' })._tag).toBe('Left')
      expect(ItemDetail.decode({ ...item, status: '' })._tag).toBe('Left')
      expect(Shop.decode({ ...aShop, status: unsaid })).toMatchObject({ right: { ...aShop, status: 'available' } })
      expect(Shop.decode({ ...aShop, status: 'shut' })._tag).toBe('Left')
    },
  )

  it('has the fields of the specification, and no other', () => {
    const [item] = fc.sample(itemDetail(), 1)
    expect(Object.keys(item ?? {}).sort()).toStrictEqual(
      'alert_messages announcement_date begin_date category category_ref_id current_points description exchange_count expire_date images is_recommended is_redeemable mycloud_product point product_id status stock_balance title type'.split(
        ' ',
      ),
    )
    expect(Object.keys(ImageKind.keys)).toHaveLength(8)
  })

  test.prop([itemDetail()])('gives the pictures of a kind in their order', (item) => {
    for (const kind of Object.keys(ImageKind.keys).filter(ImageKind.is)) {
      const orders = imagesOf(item, kind).map(({ ordering }) => ordering)
      expect(orders).toStrictEqual([...orders].sort((a, b) => a - b))
      const own = item.images.filter(({ type }) => type === kind).length
      if (own > 0) expect(orders).toHaveLength(own)
    }
  })

  test.prop([itemDetail()])('stands in with another kind where one has no file of its own', (item) => {
    const files = { '400x400': 's', homepage_single: 'b', detail_mobile: 'd', thumbnail_mobile: 't' } as const
    const images = namesOf<keyof typeof files>(files).map((type) => ({
      type,
      url: files[type],
      title: '',
      ordering: 1,
      gallery_id: '',
      product_ref_id: '',
    }))
    const urlsOf = (kind: ImageKind) => imagesOf({ ...item, images }, kind).map(({ url }) => url)
    expect(Object.keys(ImageKind.keys).filter(ImageKind.is).map(urlsOf).flat().join('')).toBe('ttsddbdb')
    expect(imagesOf({ images: [] }, 'campaign_desktop')).toStrictEqual([])
  })
})

describe('what a device keeps', () => {
  test.prop([kept()])('is read as it was written, and has no balance in it', (state) => {
    expect(StoredLoyalty.is(state)).toBe(true)
    expect(readStoredLoyalty(JSON.parse(JSON.stringify(state)))).toStrictEqual(state)
    expect(JSON.stringify(state)).not.toContain('current_points')
    expect(Object.keys(state)).toStrictEqual([
      'rewardList',
      'luckyDrawList',
      'itemDetail',
      'shopList',
      'rd',
      'rdType',
      'mine',
    ])
  })

  test.prop([
    kept(),
    fc.constantFrom('rewardList', 'luckyDrawList', 'itemDetail', 'shopList', 'rd', 'rdType', 'mine'),
    fc.constantFrom<unknown>(7, [7], { a: 1 }),
  ])('loses what is damaged, and only that', (state, key, damage) => {
    const wanted = {
      ...state,
      [key]: nothingStored[key as keyof StoredLoyalty],
      ...(key.startsWith('rd') ? { rd: null, rdType: null } : {}),
    }
    expect(readStoredLoyalty({ ...state, [key]: damage })).toStrictEqual(wanted)
  })

  test.prop([fc.anything()])('may be anything at all', (input) => {
    expect(StoredLoyalty.is(readStoredLoyalty(input))).toBe(true)
  })

  test.prop([kept(), items(), member()])('gives way to the answer of the server', (state, list, who) => {
    const after = keptAfter(state, { _tag: 'Rewards', items: list, member_id: who })
    expect(after.rewardList.map(({ product_id }) => product_id)).toStrictEqual(list.map(({ product_id }) => product_id))
    expect(after.rewardList.every(PublicItem.is)).toBe(true)
    expect(after.luckyDrawList).toStrictEqual(state.luckyDrawList)
    expect(after).toMatchObject({ rd: state.rd, rdType: state.rdType })
  })

  test.prop([kept(), itemDetail(), member()])(
    'has the opened item as rd, the same wherever it stands',
    (state, item, who) => {
      const listed = keptAfter(state, { _tag: 'Rewards', items: [item], member_id: who })
      const after = keptAfter(listed, { _tag: 'Item', item: { ...item, stock_balance: 3 }, member_id: who })
      expect(after).toMatchObject({ rd: item.product_id, rdType: item.type, itemDetail: { stock_balance: 3 } })
      expect(after.rewardList[0]?.stock_balance).toBe(3)
      const { product_id: _, ...rest } = item
      const other = { product_id: `${item.product_id}-other`, ...rest }
      const both = keptAfter(after, { _tag: 'LuckyDraws', items: [other, item], member_id: who })
      expect(both.itemDetail).toStrictEqual(both.luckyDrawList[1])
      expect(both.rewardList).toStrictEqual(after.rewardList)
      const opened = keptAfter(both, { _tag: 'Item', item: { ...item, stock_balance: 1 }, member_id: who })
      expect(opened.luckyDrawList.map(({ product_id }) => product_id)).toStrictEqual([
        other.product_id,
        item.product_id,
      ])
      const newer = keptAfter(after, { _tag: 'Rewards', items: [{ ...item, stock_balance: 2 }], member_id: who })
      expect(newer.itemDetail?.stock_balance).toBe(2)
    },
  )

  test.prop([kept(), itemDetail()])('shows what was reckoned for a member to that member alone', (state, item) => {
    const after = keptAfter(state, { _tag: 'Item', item, member_id: 'mali' })
    const { is_redeemable, alert_messages, product_id } = item
    expect(keptMemberItem(after, product_id, 'mali')).toStrictEqual({ is_redeemable, alert_messages })
    expect(keptMemberItem(after, product_id, 'nok')).toBe(null)
    expect(keptMemberItem(after, product_id, null)).toBe(null)
    expect(keptMemberItem(after, 'constructor', 'mali')).toBe(null)
    expect(keptMemberItem({ ...after, mine: null }, product_id, 'mali')).toBe(null)
    expect(keptFor({ ...after, mine: null }, 'nok')).toStrictEqual({ ...after, mine: null })
    const again = keptAfter(after, { _tag: 'Rewards', items: [], member_id: 'mali' })
    expect(again.mine).toStrictEqual(after.mine)
    expect(keptFor(after, null)).toStrictEqual(after)
    expect(keptFor(after, 'mali')).toStrictEqual(after)
    expect(keptFor(after, 'nok')).toStrictEqual({ ...after, mine: null })
    expect(keptAfter(after, { _tag: 'Rewards', items: [], member_id: 'nok' }).mine).toStrictEqual({
      member_id: 'nok',
      items: {},
    })
  })

  it('belongs to its member', () => {
    expect([showingTo('mali', 'mali'), showingTo('mali', null), showingTo('mali', 'nok')]).toStrictEqual([
      'shown',
      'hidden',
      'deleted',
    ])
  })
})
