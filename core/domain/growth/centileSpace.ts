/** Source: the spacing of UK-WHO charts, in z, by which NICE NG75 (2017) counts falls. */
export const centileSpace = 0.67

/** Rounded to two decimals, so that 1 − 0.33 is exactly 0.67. */
export const zAbove = (higher: number, lower: number): number => Math.round((higher - lower) * 100) / 100
