/** Colours and second cues of the growth bands. A band is never told by colour alone: its word stands beside it. */
export type BandTone = 'far' | 'near' | 'ok' | 'up' | 'high' | 'obese'

export const bandFill: Record<BandTone, string> = {
  far: '#F9CDB9',
  near: '#FDE3A9',
  ok: '#BCE2CF',
  up: '#DCE8F2',
  high: '#BDD4E8',
  obese: '#FBC7A0',
}

/** On the steps the middle and the upper height bands are a shade deeper, to be seen on a white card. */
export const stepFill: Record<BandTone, string> = { ...bandFill, ok: '#7CC4A4', up: '#C9DCEC', high: '#9DBFDD' }
