import { numberFrom } from './values.js'

export const Version = /*#__PURE__*/ numberFrom('Version', 1, 2_147_483_647, 'integer')

/** RFC 9110, 13.1.1. */
export const versionTag = (version: number): string => `"${version}"`

/** One of them must be the stored one. Other texts, also `*`, give none. */
export const versionsIn = (header: string | undefined): ReadonlyArray<number> =>
  [...(header ?? '').matchAll(/"([1-9]\d{0,9})"/g)].map(([, digits]) => Number(digits)).filter(Version.is)
