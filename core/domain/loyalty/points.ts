/** 10 baht of eligible products earn one point. */
export const satangPerPoint = 1000

/** What an account, a bill or a redemption can hold at the most: a signed 32-bit column. */
export const mostPoints = 2_147_483_647

/**
 * Points are whole.
 * @example
 * isPointCount(120) // => true
 * isPointCount(1.5) // => false
 */
export const isPointCount = (points: number): boolean =>
  Number.isSafeInteger(points) && points > 0 && points <= mostPoints

/**
 * Points of an amount in satang; what is left under 10 baht is dropped. 45,800 satang are 45 points, 999 are none.
 * @example
 * pointsOfSatang(125_000) // => 125
 */
export const pointsOfSatang = (satang: number): number =>
  Number.isSafeInteger(satang) && satang > 0 ? Math.floor(satang / satangPerPoint) : 0
