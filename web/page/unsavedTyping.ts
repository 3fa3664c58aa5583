let touched = false

export const isTyping = (): boolean => touched

export const watchTyping = (view: Window): (() => void) => {
  const onInput = (): void => {
    touched = true
  }
  let { href } = view.location
  const onNavigation = (): void => {
    if (view.location.href === href) return
    href = view.location.href
    touched = false
  }
  view.addEventListener('input', onInput)
  view.addEventListener('pushState', onNavigation)
  view.addEventListener('popstate', onNavigation)
  return () => {
    view.removeEventListener('input', onInput)
    view.removeEventListener('pushState', onNavigation)
    view.removeEventListener('popstate', onNavigation)
  }
}
