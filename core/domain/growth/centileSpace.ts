/**
 * One centile space of a growth chart, in z. Source: the spacing of UK-WHO charts, in which NICE NG75 (Faltering growth,
 * 2017) counts falls.
 */
export const centileSpace = 0.67

/** How far one z-score lies above another, to two decimals as they are kept: 1 − 0.33 is 0.67 and no more. */
export const zAbove = (higher: number, lower: number): number => Math.round((higher - lower) * 100) / 100
