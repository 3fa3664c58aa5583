/**
 * Widths in CSS pixels at which the look changes; below `desktop` is mobile. Source: specification, constants. A style sheet
 * cannot import them: the test beside this file holds every one to this list.
 */
export const breakpoints = { large: 600, tablet: 960, desktop: 1280, wide: 1920, widest: 2560 } as const
