import type { Entering } from './useEntering'

/** An attempt with an unknown outcome, or one under way while nothing more can be entered. */
export const isUnanswered = ({ state }: Entering, can: boolean): boolean =>
  state.matches('unsure') || (state.hasTag('busy') && !can)
