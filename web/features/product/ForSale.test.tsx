import type { ProductPage } from '@careplus/core/publications'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { productCopy as copy } from '../../copy/product.th'
import { BuyDock } from './ForSale'

const dock = (buy_url: string | null): string =>
  renderToStaticMarkup(<BuyDock product={{ buy_url, brand_id: '10', age_line: 'adult' } as ProductPage} />)

test('a shop that is a sample is marked as one, on the button and under it', () => {
  const sample = dock('https://shop.careplus.example/products/23')
  expect(sample).toContain(copy.buySample)
  expect(sample).toContain(copy.buySampleHint)
  expect(sample).toContain('href="https://shop.careplus.example/products/23"')
  const real = dock('https://shop.example-brand.co.th/products/23')
  expect(real).toContain(`<span>${copy.buy}</span>`)
  expect(real).not.toContain('ตัวอย่าง')
  expect(dock(null)).toBe('')
})
