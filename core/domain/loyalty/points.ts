export const satangPerPoint = 1000

/** The column is a signed 32-bit number. */
export const mostPoints = 2_147_483_647

export const isPointCount = (points: number): boolean =>
  Number.isSafeInteger(points) && points > 0 && points <= mostPoints

/** The rest under 10 baht is dropped. */
export const pointsOfSatang = (satang: number): number =>
  Number.isSafeInteger(satang) && satang > 0 ? Math.floor(satang / satangPerPoint) : 0
