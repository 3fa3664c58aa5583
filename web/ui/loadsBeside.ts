/** While React moves to another page it waits for pictures in view, but not for one that has an `onLoad`. */
export const loadsBeside = { onLoad: (): void => undefined } as const
