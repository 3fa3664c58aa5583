/**
 * @typedef {{ atMost?: number, atLeast?: number }} Goal none: the figure is only told
 * @typedef {{ drill: string, name: string, value: number, unit: string, ok: boolean } & Goal} Figure
 */

/** @returns {Figure} a value that is no number misses every goal */
export const figure = (drill, name, value, unit, goal = {}) => {
  const { atMost = Infinity, atLeast = -Infinity } = goal
  const isFree = goal.atMost === undefined && goal.atLeast === undefined
  return { drill, name, value, unit, ...goal, ok: isFree || (value <= atMost && value >= atLeast) }
}

const goalOf = ({ atMost, atLeast }) =>
  [
    ...(atMost === undefined ? [] : [`at most ${atMost}`]),
    ...(atLeast === undefined ? [] : [`at least ${atLeast}`]),
  ].join(', ')

/** @param {Figure} figure */
export const line = ({ name, value, unit, ok, ...goal }) => {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(2)
  const goalText = goalOf(goal)
  return `${ok ? (goalText === '' ? ' ' : '✓') : '✗'} ${name.padEnd(64)} ${shown.padStart(10)} ${unit}${goalText && ` (${goalText})`}`
}
