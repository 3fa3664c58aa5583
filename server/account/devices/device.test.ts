import { describe, expect, it } from 'vitest'
import { fc, test } from '@fast-check/vitest'
import { deviceNames } from './device.js'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = `Mozilla/5.0 (Linux; Android 10; K) ${webkit}`
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit}`

describe('a device is called', () => {
  it.each([
    [`${android} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
    [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`${android} Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36 Line/15.17.0/IAB`, 'LINE', 'Android'],
    [`${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/530.0.0]`, 'Facebook', 'iPhone'],
    [`${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${iphone} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge', 'Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15',
      'Safari',
      'Mac',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('%s', (text, browser, system) => expect(deviceNames(text)).toEqual({ browser, system }))

  test.prop([fc.string({ maxLength: 300 })])('one of a few words, whatever it says of itself', (text) => {
    const { browser, system } = deviceNames(text)
    for (const name of [browser, system]) expect(name ?? '').toMatch(/^[A-Za-z ]{0,16}$/)
  })
})
