/** From now until an instant in milliseconds, in whole seconds that have begun; 0 when it has passed. */
export const secondsLeft = (until: number, now: Date): number => Math.max(0, Math.ceil((until - now.getTime()) / 1000))
