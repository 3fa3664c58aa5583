import { fc, test } from '@fast-check/vitest'
import { mayPromote, type AgeLine } from '@careplus/core/loyalty-milk-code'
import type { ProductPage } from '@careplus/core/publications'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { describe, expect } from 'vitest'
import { productCopy, productsCopy } from '../../copy/product.th'
import { ProductCard } from './ProductCard'
import { ProductView } from './ProductView'
import { productHead } from './productHead'

/** The answer of a server that promotes everything. */
const product = (...lines: ReadonlyArray<AgeLine>): fc.Arbitrary<ProductPage> =>
  fc.record(
    {
      id: fc.constant('7'),
      title: fc.constantFrom('นมผง สูตร 1', 'เครื่องดื่มข้าวโอ๊ต'),
      size: fc.constantFrom('กล่อง 550 กรัม', 'กล่อง 1 ลิตร'),
      age_line: fc.constantFrom(...lines),
      brand_id: fc.constant('2'),
      brand: fc.constant('Dumex'),
      category: fc.constantFrom('powder', 'infant-and-young-child'),
      tags: fc.constant(['plain']),
      earns_points: fc.constant(true),
      picture: fc.constant({ url: '/pictures/pack.svg?v=1', alt: 'กล่อง' }),
      hero: fc.constant({ url: '/pictures/pack.svg?v=1', alt: 'กล่อง' }),
      description: fc.constant('มีช้อนตวงในกล่อง'),
      nutrition: fc.constant({ per: 'ต่อ 100 มล.', rows: [{ name: 'พลังงาน', amount: '66 กิโลแคลอรี' }] }),
      allergens: fc.option(fc.constant('มีนมวัว')),
      caution: fc.option(fc.constant('ชงตามฉลากทุกขั้นตอน')),
      preparation: fc.constantFrom([], ['ล้างมือ', 'ต้มน้ำให้เดือด']),
      shops: fc.constant(['Big C']),
      buy_url: fc.constant('https://shop.example/7'),
      food_number: fc.constant('10-1-00000-1-0007'),
      advertising_permit: fc.constant('ฆอ. 7/2569'),
    },
    { noNullPrototype: true },
  )

const written = (page: ProductPage) =>
  renderToStaticMarkup(
    <Router ssrPath="/product/7">
      <ProductView product={page} />
      <ProductCard product={page} eager />
    </Router>,
  )
const promoting = [
  'https://',
  productCopy.buy,
  productCopy.shops,
  'Big C',
  productsCopy.earns,
  productsCopy.earnsShort,
  '/product/brand/',
  'ui-layers',
]

describe('the milk code', () => {
  test.prop([product('infant', 'young-child')])('keeps all that promotes off, whatever the server says', (page) => {
    const html = written(page)
    for (const part of promoting) expect(html).not.toContain(part)
    expect(html.split(productsCopy.informationOnly)).toHaveLength(3)
    const breastMilk = html.indexOf(productCopy.breastMilk.title)
    expect(breastMilk).toBeGreaterThan(-1)
    expect(breastMilk).toBeLessThan(html.indexOf(page.description))
    expect(html).toContain('พยาบาลที่คลินิกนมแม่')
    expect(html).not.toContain('/request')
  })

  test.prop([product('child', 'adult')])('says nothing of the others', (page) => {
    const html = written(page)
    for (const part of promoting) expect(html).toContain(part)
    expect(html).toContain('เลขที่อนุญาตโฆษณา ฆอ. 7/2569')
    expect(html).not.toContain(productsCopy.informationOnly)
    expect(html).not.toContain(productCopy.breastMilk.title)
  })

  test.prop([product('infant', 'young-child', 'child', 'adult')])('no search engine is told of an offer', (page) => {
    const head = productHead(page)
    expect(JSON.stringify(head)).not.toMatch(/offer|price|shop/i)
    const may = mayPromote(page.age_line)
    expect([head.structured !== undefined, head.picture !== undefined, head.canonicalPath]).toStrictEqual([
      may,
      may,
      may ? '/product/7' : null,
    ])
  })
})
