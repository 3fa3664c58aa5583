/** Focus alone leaves the error under the dock. For a field taller than half the page, the error is in the middle. */
export const showField = (field: Element): void => {
  field.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')?.focus({ preventScroll: true })
  const isTall = field.getBoundingClientRect().height > innerHeight / 2
  const message = isTall ? field.querySelector('.ui-field__error, .ui-check__error') : null
  ;(message ?? field).scrollIntoView({ block: 'center' })
}
