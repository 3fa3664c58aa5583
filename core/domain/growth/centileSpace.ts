/** One centile space of a growth chart, in z. Source: the spacing of UK-WHO charts, by which NICE NG75 (Faltering
 * growth, 2017) counts falls. */
export const centileSpace = 0.67

/** The difference of two z-scores, rounded to their two decimals: 1 − 0.33 is exactly 0.67. */
export const zAbove = (higher: number, lower: number): number => Math.round((higher - lower) * 100) / 100
