/** CSS pixels. Source: specification, constants. The test beside this file holds every sheet to it. */
export const breakpoints = { large: 600, tablet: 960, desktop: 1280, wide: 1920, widest: 2560 } as const
