/**
 * For an `img` that is in view at once. While it moves to another page React waits for such pictures, and shows the page's
 * shapes until they are there; it waits for none that somebody else listens to.
 */
export const loadsBeside = { onLoad: (): void => undefined } as const
