import { withoutEnd } from '@careplus/core/internal/text'
import * as E from 'fp-ts/Either'
import { commaSeparated, type Fault } from './settingCodecs.js'

type OfBrands = Readonly<Record<string, string>>

/** Used only with consent. Ids and labels belong to a brand; a brand without one sends nothing. */
export interface TrackingSettings {
  readonly ads: { readonly url: string; readonly id: string; readonly labels: OfBrands } | null
  /** `id`: of the whole app, for page views. */
  readonly pixel: { readonly url: string; readonly id: string | null; readonly brands: OfBrands } | null
  readonly analytics: { readonly url: string; readonly id: string } | null
}

/** `1=abc,10=def`: an id for each brand number. */
const pair = /^([1-9]\d{0,8})=([\x21-\x2b\x2d-\x7e]{1,100})$/
export const brandList = commaSeparated((value) =>
  pair.test(value) ? E.right(value) : E.left(`must list brands as 1=id, and has "${value}"`),
)

const byBrand = (pairs: ReadonlyArray<string>): OfBrands =>
  Object.fromEntries(
    pairs.map((each) => {
      const [, brand = '', id = ''] = pair.exec(each) ?? []
      return [brand, id]
    }),
  )

interface TrackingVariables {
  readonly ADS_ID: string | null
  readonly ADS_BRANDS: ReadonlyArray<string>
  readonly ADS_URL: string | null
  readonly PIXEL_ID: string | null
  readonly PIXEL_BRANDS: ReadonlyArray<string>
  readonly PIXEL_URL: string | null
  readonly ANALYTICS_ID: string | null
  readonly ANALYTICS_URL: string | null
}

export const trackingOf = (variables: TrackingVariables): TrackingSettings => {
  const brands = byBrand(variables.PIXEL_BRANDS)
  return {
    ads:
      variables.ADS_ID === null
        ? null
        : {
            url: withoutEnd(variables.ADS_URL ?? 'https://www.googleadservices.com/pagead/conversion', '/'),
            id: variables.ADS_ID,
            labels: byBrand(variables.ADS_BRANDS),
          },
    pixel:
      variables.PIXEL_ID === null && variables.PIXEL_BRANDS.length === 0
        ? null
        : {
            url: withoutEnd(variables.PIXEL_URL ?? 'https://www.facebook.com/tr', '/'),
            id: variables.PIXEL_ID,
            brands,
          },
    analytics:
      variables.ANALYTICS_ID === null
        ? null
        : { url: variables.ANALYTICS_URL ?? 'https://www.google-analytics.com/g/collect', id: variables.ANALYTICS_ID },
  }
}

const originsOf = (settings: ReadonlyArray<{ readonly url: string } | null>): ReadonlyArray<string> =>
  settings.filter((each) => each !== null).map(({ url }) => new URL(url).origin)

export const trackingHosts = ({ ads, pixel, analytics }: TrackingSettings) => ({
  pixelHosts: originsOf([ads, pixel]),
  analyticsHosts: originsOf([analytics]),
})

const isBlank = (value: string | undefined): boolean => value === undefined || value.trim() === ''

export const trackingFaults = (env: Readonly<Record<string, string | undefined>>): ReadonlyArray<Fault> =>
  isBlank(env['ADS_ID']) && !isBlank(env['ADS_BRANDS'])
    ? [{ name: 'ADS_ID', problem: 'is missing, and ADS_BRANDS needs it' }]
    : []
