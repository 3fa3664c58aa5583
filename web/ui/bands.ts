import type { BandTone } from '@careplus/core/growth-chart'

/** Colours and patterns of the growth bands, by day and by night. A band's word always stands beside its colour. */
export const bandFill: Record<BandTone, string> = {
  far: 'var(--band-far)',
  near: 'var(--band-near)',
  ok: 'var(--band-ok)',
  up: 'var(--band-up)',
  high: 'var(--band-high)',
  obese: 'var(--band-obese)',
}

/** The same on paper: for a picture that is saved, whatever the colours of the screen. */
export const bandPaper: Record<BandTone, string> = {
  far: '#f9cdb9',
  near: '#fde3a9',
  ok: '#bce2cf',
  up: '#dce8f2',
  high: '#bdd4e8',
  obese: '#fbc7a0',
}

/** Two height bands are a shade deeper on the steps, to be seen on a white card. */
export const stepFill: Record<BandTone, string> = {
  ...bandFill,
  ok: 'var(--step-ok)',
  up: 'var(--step-up)',
  high: 'var(--step-high)',
}
