/** Adaptive: each context (0 to 1023) starts at one half. */
export interface Chances {
  readonly of: (context: number) => number
  readonly learn: (context: number, answer: boolean) => void
}

const contexts = 1024
const longMemory = 100
const certainty = 4096

export const chances = (): Chances => {
  const chance = new Float64Array(contexts).fill(0.5)
  const counts = new Float64Array(contexts)
  return {
    of: (context) => chance[context]!,
    learn: (context, answer) => {
      const times = Math.min(counts[context]! + 1, longMemory)
      const moved = chance[context]! + ((answer ? 1 : 0) - chance[context]!) / (times + 1.5)
      counts[context] = times
      chance[context] = Math.min(Math.max(moved, 1 / certainty), 1 - 1 / certainty)
    },
  }
}
