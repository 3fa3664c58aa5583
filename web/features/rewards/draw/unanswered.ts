import type { Entering } from './useEntering'

/** A try whose outcome nobody knows, or one that is under way while nothing more can be entered. */
export const isUnanswered = ({ state }: Entering, can: boolean): boolean =>
  state.matches('unsure') || (state.hasTag('busy') && !can)
