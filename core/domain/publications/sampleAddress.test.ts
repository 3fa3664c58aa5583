import { expect, test } from 'vitest'
import { isSampleAddress } from './sampleAddress.js'

test.each([
  'https://shop.careplus.example/products/23',
  'https://SHOP.EXAMPLE',
  'https://shop.example.com/a?b=c#d',
  'https://example.org:8443/',
  'https://shop.test',
  'https://shop.invalid./x',
])('a sample: %s', (address) => expect(isSampleAddress(address)).toBe(true))

test.each([
  'https://shop.careplus.co.th/example',
  'https://example.shop/',
  'https://myexample.com',
  'https://shop.th/?to=https://shop.example',
  'https://shop.th/@a.example',
  'shop.example',
  '',
])('none: %s', (address) => expect(isSampleAddress(address)).toBe(false))
