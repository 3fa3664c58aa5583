import { chances } from './chances.js'
import type { Ask } from './smoothSeries.js'

/** Six bits a character, which brotli restores. */
export const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export const split = (low: number, high: number, chance: number): number => low + Math.floor((high - low) * chance)

/** Past the end it returns zeros, as the packer expects. */
export const unpack = (text: string): Ask => {
  const known = chances()
  let at = 0
  let bits = 0
  let held = 0
  const nextByte = (): number => {
    while (held < 8) {
      bits = ((bits << 6) | Math.max(0, signs.indexOf(text.charAt(at++) || 'A'))) & 0x3fff
      held += 6
    }
    held -= 8
    return (bits >> held) & 255
  }
  let low = 0
  let high = 0xffffffff
  let code = 0
  for (let i = 0; i < 4; i++) code = code * 256 + nextByte()
  return (context) => {
    const middle = split(low, high, known.of(context))
    const answer = code <= middle
    if (answer) high = middle
    else low = middle + 1
    known.learn(context, answer)
    while ((low ^ high) >>> 24 === 0) {
      low = (low << 8) >>> 0
      high = ((high << 8) | 255) >>> 0
      code = ((code << 8) | nextByte()) >>> 0
    }
    return answer
  }
}
