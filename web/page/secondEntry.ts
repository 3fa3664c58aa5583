/** A mark on the history entry that `useBackCloses` adds, which it is known by after a reload. */
export const isSecondEntry = (state: unknown): state is { readonly isSecond: unknown } =>
  typeof state === 'object' && state !== null && 'isSecond' in state

export const marked = (state: unknown): object => ({ ...(typeof state === 'object' ? state : {}), isSecond: true })

export const unmarked = (state: unknown): unknown => {
  if (!isSecondEntry(state)) return state
  const { isSecond: _, ...rest } = state
  return rest
}
