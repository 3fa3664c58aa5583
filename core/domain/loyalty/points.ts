/** 10 baht of eligible products earn one point. */
export const satangPerPoint = 1000

/** The maximum of an account, bill or redemption: a signed 32-bit column. */
export const mostPoints = 2_147_483_647

/** Whether a number of points is whole, above 0 and within the maximum. */
export const isPointCount = (points: number): boolean =>
  Number.isSafeInteger(points) && points > 0 && points <= mostPoints

/** The points of an amount in satang; the rest under 10 baht is dropped. 45,800 satang are 45 points, 999 are none. */
export const pointsOfSatang = (satang: number): number =>
  Number.isSafeInteger(satang) && satang > 0 ? Math.floor(satang / satangPerPoint) : 0
