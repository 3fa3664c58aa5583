import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { parseConfig, type Environment } from './env.js'
import { trackingHosts } from './tracking.js'

const parse = (env: Environment) => {
  const config = parseConfig(env)
  return E.isRight(config) ? config.right.tracking : config.left.map(({ name, problem }) => `${name} ${problem}`)
}
const noTracking = { ads: null, pixel: null, analytics: null }

describe('where events go', () => {
  it('is nowhere without settings', () => {
    expect(parse({})).toStrictEqual(noTracking)
    expect(trackingHosts(noTracking)).toStrictEqual({ pixelHosts: [], analyticsHosts: [] })
  })

  it('has the ids of brands that are named, and the addresses of the services', () => {
    const settings = parse({ ADS_ID: '77', ADS_BRANDS: '1=a, 10=b', PIXEL_BRANDS: '3=503', ANALYTICS_ID: 'G-1' })
    expect(settings).toStrictEqual({
      ads: { url: 'https://www.googleadservices.com/pagead/conversion', id: '77', labels: { '1': 'a', '10': 'b' } },
      pixel: { url: 'https://www.facebook.com/tr', id: null, brands: { '3': '503' } },
      analytics: { url: 'https://www.google-analytics.com/g/collect', id: 'G-1' },
    })
    expect(Array.isArray(settings) || trackingHosts(settings)).toStrictEqual({
      pixelHosts: ['https://www.googleadservices.com', 'https://www.facebook.com'],
      analyticsHosts: ['https://www.google-analytics.com'],
    })
  })

  it.each([
    [{ ADS_BRANDS: '1=a' }, 'ADS_ID is missing, and ADS_BRANDS needs it'],
    [{ PIXEL_BRANDS: 'HiQ=5' }, 'PIXEL_BRANDS must list brands as 1=id, and has "HiQ=5"'],
    [
      { ANALYTICS_ID: 'G-1', ANALYTICS_URL: 'http://collect.example' },
      'ANALYTICS_URL must be an https address without a query, and is "http://collect.example"',
    ],
  ])('is told what is wrong: %o', (env, problem) => {
    expect(parse(env)).toStrictEqual([problem])
  })
})
