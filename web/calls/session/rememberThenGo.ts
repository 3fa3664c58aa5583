type Navigate = (to: string) => void

/** If the device cannot store it, the parent goes back by hand. */
export const rememberThenGo = async (current: string, to: string, navigate: Navigate): Promise<void> => {
  await import('./returnPath').then(
    ({ remember }) => remember(current),
    () => undefined,
  )
  navigate(to)
}
