interface Listener {
  (event: Event): void
  button?: HTMLButtonElement | null
}

declare global {
  interface Window {
    earlyPress?: Listener
  }
}

/** Runs in the head: notes the button that is pressed while nobody listens yet, the last one where there are several. */
export const earlyPressScript =
  'addEventListener("click",window.earlyPress=e=>{earlyPress.button=e.target.closest("button")},!0)'

/** Presses that button now, once React listens; one that is no longer there is left alone. */
export const pressAgain = (): void => {
  const { earlyPress } = window
  if (earlyPress === undefined) return
  removeEventListener('click', earlyPress, true)
  if (earlyPress.button?.isConnected === true) earlyPress.button.click()
}
