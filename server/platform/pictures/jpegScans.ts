const [marker, startOfScan, endOfImage] = [0xff, 0xda, 0xd9]
/** Markers without a length: TEM, and RST0 to SOI. */
const isBare = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8)

/** Each scan is a pass over every pixel, however little it contains. Source: ITU-T T.81, annex B. */
export const jpegScanCounter = () => {
  let scans = 0
  let rest = 0
  /** Meaning of the next byte: sample or filler, marker code, segment length, or after the picture. */
  let next: 'sample' | 'code' | 'high' | 'low' | 'over' = 'sample'
  let high = 0
  const addByte = (byte: number): void => {
    if (next === 'high') [high, next] = [byte, 'low']
    else if (next === 'low') [rest, next] = [Math.max(0, ((high << 8) | byte) - 2), 'sample']
    // In a scan 0xff 0x00 is a sample; any number of 0xff may precede a code.
    else if (byte === marker) next = 'code'
    else if (byte === 0 || isBare(byte)) next = 'sample'
    else {
      scans += byte === startOfScan ? 1 : 0
      next = byte === endOfImage ? 'over' : 'high'
    }
  }
  return {
    add: (piece: Uint8Array): void => {
      for (let at = 0; at < piece.length; at += 1) {
        if (next === 'over') return
        if (rest > 0) {
          const skipped = Math.min(rest, piece.length - at)
          rest -= skipped
          at += skipped - 1
        } else if (next === 'sample') {
          const markerAt = piece.indexOf(marker, at)
          if (markerAt < 0) return
          at = markerAt
          next = 'code'
        } else addByte(piece[at] ?? 0)
      }
    },
    scans: () => scans,
  }
}
