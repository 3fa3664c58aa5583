/** A step in the drawing's own units. */
export interface Step {
  readonly x: number
  readonly width: number
  readonly height: number
}

/** A band's word under the steps. */
export interface Word {
  readonly index: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly x: number
}

const gap = 5

/** Steps of equal width that rise from 12 to 28 px.
 * @example
 * stepsOf(2, 105) // => [{ x: 0, width: 50, height: 12 }, { x: 55, width: 50, height: 28 }] */
export const stepsOf = (count: number, width: number): ReadonlyArray<Step> => {
  const each = (width - gap * (count - 1)) / count
  const rise = count > 1 ? 16 / (count - 1) : 0
  return Array.from({ length: count }, (_, i) => ({ x: i * (each + gap), width: each, height: 12 + rise * i }))
}

/** The words under the steps. `room` gives the width of a word; a word that would touch the reached band's is left
 * out.
 * @example
 * wordsOf(3, 1, 300, () => 60).map(({ index, anchor }) => [index, anchor])
 * // => [[1, 'middle'], [0, 'start'], [2, 'end']] */
export const wordsOf = (
  count: number,
  reached: number,
  width: number,
  room: (index: number) => number,
  middle = Math.floor((count - 1) / 2),
): ReadonlyArray<Word> => {
  const steps = stepsOf(count, width)
  const centre = (i: number) => (steps[i]?.x ?? 0) + (steps[i]?.width ?? 0) / 2
  const place = (index: number): Word & { readonly from: number; readonly to: number } => {
    const w = room(index)
    const c = centre(index)
    if (index === 0 || c - w / 2 < 0) return { index, anchor: 'start', x: 0, from: 0, to: w }
    if (index === count - 1 || c + w / 2 > width) return { index, anchor: 'end', x: width, from: width - w, to: width }
    return { index, anchor: 'middle', x: c, from: c - w / 2, to: c + w / 2 }
  }
  return [reached, 0, count - 1, middle]
    .reduce<ReadonlyArray<ReturnType<typeof place>>>((placed, index) => {
      const word = place(index)
      const free = placed.every(
        (other) => other.index !== index && (word.from > other.to + 8 || word.to + 8 < other.from),
      )
      return free ? [...placed, word] : placed
    }, [])
    .map(({ index, anchor, x }) => ({ index, anchor, x }))
}
