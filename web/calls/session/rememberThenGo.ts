type Navigate = (to: string) => void

/** Where the parent is to come back to after signing in or joining. A device that cannot keep it costs one step more. */
export const rememberThenGo = async (current: string, to: string, navigate: Navigate): Promise<void> => {
  await import('./returnPath').then(
    ({ remember }) => remember(current),
    () => undefined,
  )
  navigate(to)
}
