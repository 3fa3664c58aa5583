/**
 * The chance to win at least one of the prizes, as a number from 0 to 1, from the tickets that there are now.
 * @example
 * winningChance(50, 100, 1) // => 0.5
 */
export const winningChance = (mine: number, all: number, prizes: number): number => {
  if (mine <= 0 || all <= 0 || prizes <= 0) return 0
  if (mine >= all || prizes > all - mine) return 1
  let nothing = 1
  for (let drawn = 0; drawn < prizes; drawn++) nothing *= (all - mine - drawn) / (all - drawn)
  return 1 - nothing
}

const figures = (n: number): number => Number(n.toPrecision(3))

/**
 * One in how many, to three figures; null: no chance yet. 3 of 18,420 tickets for five prizes are 1 in 1,230.
 * A little less than the truth where somebody holds many tickets, for nobody wins twice.
 * @example
 * oneIn(1, 100, 2) // => 50
 * oneIn(0, 100, 2) // => null
 */
export const oneIn = (mine: number, all: number, prizes: number): number | null => {
  const chance = winningChance(mine, all, prizes)
  return chance === 0 ? null : figures(1 / chance)
}
