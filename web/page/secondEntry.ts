/** The mark of the history entry that `useBackCloses` adds; it survives a reload. */
export const isSecondEntry = (state: unknown): state is { readonly isSecond: unknown } =>
  typeof state === 'object' && state !== null && 'isSecond' in state

/** null: the mark has no address. */
export const firstAddress = (state: unknown): string | null =>
  isSecondEntry(state) && typeof state.isSecond === 'string' ? state.isSecond : null

/** `first`: the address of the page's own entry. */
export const marked = (state: unknown, first: string): object => ({
  ...(typeof state === 'object' ? state : {}),
  isSecond: first,
})

export const unmarked = (state: unknown): unknown => {
  if (!isSecondEntry(state)) return state
  const { isSecond: _, ...rest } = state
  return rest
}
