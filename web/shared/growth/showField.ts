/**
 * Takes the keyboard to a field and brings the field with its sentence to the middle of the page: a focus alone scrolls until its
 * control is seen, and leaves the sentence under the button at the foot. Of a field that is taller than half the page the sentence
 * is brought there.
 */
export const showField = (field: Element): void => {
  field.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button')?.focus({ preventScroll: true })
  const isTall = field.getBoundingClientRect().height > innerHeight / 2
  const message = isTall ? field.querySelector('.ui-field__error, .ui-check__error') : null
  ;(message ?? field).scrollIntoView({ block: 'center' })
}
