import type { DrawEntry } from './useDrawEntry'

/** An attempt with an unknown outcome, or one under way while nothing more can be entered. */
export const isUnanswered = ({ state }: DrawEntry, can: boolean): boolean =>
  state.matches('unsure') || (state.hasTag('busy') && !can)
