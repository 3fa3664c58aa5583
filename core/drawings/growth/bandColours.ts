import type { BandTone } from './printedBands.js'

/** CSS colours for light and dark. */
export interface DayAndNight {
  readonly light: string
  readonly dark: string
}

/** The app's fill of each tone. Text keeps its contrast on it, and the band's word is always beside it. */
export const bandColours: Readonly<Record<BandTone, DayAndNight>> = {
  far: { light: '#f9cdb9', dark: '#5e3527' },
  near: { light: '#fde3a9', dark: '#564320' },
  ok: { light: '#bce2cf', dark: '#2b5343' },
  up: { light: '#dce8f2', dark: '#2f4150' },
  high: { light: '#bdd4e8', dark: '#3a546c' },
  obese: { light: '#fbc7a0', dark: '#6b4327' },
}

/** The colours of the steps under a band's word. Three are darker, to be visible on a card. */
export const stepColours: Readonly<Record<BandTone, DayAndNight>> = {
  ...bandColours,
  ok: { light: '#7cc4a4', dark: '#4f967a' },
  up: { light: '#c9dcec', dark: '#4b6478' },
  high: { light: '#9dbfdd', dark: '#5f86a8' },
}

/** Colours of the median and of the child's points. */
export const lineColours: Readonly<Record<'median' | 'points', DayAndNight>> = {
  median: { light: '#15755e', dark: '#84bd9c' },
  points: { light: '#3c4494', dark: '#b3b8ee' },
}
