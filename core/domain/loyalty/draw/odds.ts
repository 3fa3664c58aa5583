export const winningChance = (own: number, all: number, prizes: number): number => {
  if (own <= 0 || all <= 0 || prizes <= 0) return 0
  if (own >= all || prizes > all - own) return 1
  let nothing = 1
  for (let drawn = 0; drawn < prizes; drawn++) nothing *= (all - own - drawn) / (all - drawn)
  return 1 - nothing
}

const figures = (n: number): number => Number(n.toPrecision(3))

/** The chance as one in so many, to three figures; null: none yet. It is slightly low for many tickets, because
 * nobody wins twice.
 * @example oneIn(1, 100, 2) // => 50 */
export const oneIn = (own: number, all: number, prizes: number): number | null => {
  const chance = winningChance(own, all, prizes)
  return chance === 0 ? null : figures(1 / chance)
}
