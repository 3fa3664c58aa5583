/** Whole seconds until an instant (milliseconds), rounded up; 0 when it has passed. */
export const secondsUntil = (until: number, now: Date): number => Math.max(0, Math.ceil((until - now.getTime()) / 1000))
