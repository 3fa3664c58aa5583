/** Colours and patterns of the growth bands. A band's word always stands beside its colour. */
export type BandTone = 'far' | 'near' | 'ok' | 'up' | 'high' | 'obese'

export const bandFill: Record<BandTone, string> = {
  far: '#F9CDB9',
  near: '#FDE3A9',
  ok: '#BCE2CF',
  up: '#DCE8F2',
  high: '#BDD4E8',
  obese: '#FBC7A0',
}

/** Two height bands are a shade deeper on the steps, to be seen on a white card. */
export const stepFill: Record<BandTone, string> = { ...bandFill, ok: '#7CC4A4', up: '#C9DCEC', high: '#9DBFDD' }
