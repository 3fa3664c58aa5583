/** A mark on the history entry that `useBackCloses` adds, which it is known by after a reload. */
export const isSecondEntry = (state: unknown): state is { readonly isSecond: unknown } =>
  typeof state === 'object' && state !== null && 'isSecond' in state

/** The address of the first entry; null: the mark holds none. */
export const firstAddress = (state: unknown): string | null =>
  isSecondEntry(state) && typeof state.isSecond === 'string' ? state.isSecond : null

/** `first`: the address of the page's first entry, which the second one may be written away from. */
export const marked = (state: unknown, first: string): object => ({
  ...(typeof state === 'object' ? state : {}),
  isSecond: first,
})

export const unmarked = (state: unknown): unknown => {
  if (!isSecondEntry(state)) return state
  const { isSecond: _, ...rest } = state
  return rest
}
