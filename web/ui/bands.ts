import { bandColours, type BandTone } from '@careplus/core/growth-chart'

/** Colours and patterns of the growth bands, by day and by night. A band's word always stands beside its colour. */
export const bandFill: Record<BandTone, string> = {
  far: 'var(--band-far)',
  near: 'var(--band-near)',
  ok: 'var(--band-ok)',
  up: 'var(--band-up)',
  high: 'var(--band-high)',
  obese: 'var(--band-obese)',
}

export const bandPaper: Record<BandTone, string> = {
  far: bandColours.far.light,
  near: bandColours.near.light,
  ok: bandColours.ok.light,
  up: bandColours.up.light,
  high: bandColours.high.light,
  obese: bandColours.obese.light,
}

/** Two height bands are a shade deeper on the steps, to be seen on a white card. */
export const stepFill: Record<BandTone, string> = {
  ...bandFill,
  ok: 'var(--step-ok)',
  up: 'var(--step-up)',
  high: 'var(--step-high)',
}
/** Thai marks stand above and below a letter and take no width. */
export const baseCharCount = (text: string): number => text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length
