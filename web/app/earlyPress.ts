interface Listener {
  (event: Event): void
  button?: HTMLButtonElement | null
}

declare global {
  interface Window {
    earlyPress?: Listener
  }
}

/** Runs in the head: stores the last button pressed before React listens. */
export const earlyPressScript =
  'addEventListener("click",window.earlyPress=e=>{earlyPress.button=e.target.closest("button")},!0)'

export const replayPress = (): void => {
  const { earlyPress } = window
  if (earlyPress === undefined) return
  removeEventListener('click', earlyPress, true)
  if (earlyPress.button?.isConnected === true) earlyPress.button.click()
}
