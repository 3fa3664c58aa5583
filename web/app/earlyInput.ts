type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const tell = (control: Control, type: 'input' | 'change'): void =>
  void control.dispatchEvent(new Event(type, { bubbles: true }))

/** Past the setter by which React remembers what it last saw: only then is a value news to it. */
const setUnseen = (control: HTMLInputElement | HTMLTextAreaElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)

const tick = (box: HTMLInputElement, ticked: boolean): void => {
  box.checked = !ticked
  box.click()
}

const type = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  control.value = control.defaultValue
  setUnseen(control, text)
  tell(control, 'input')
}

const choose = (select: HTMLSelectElement, value: string): void => {
  select.value = value
  tell(select, 'change')
}

/** What was done to a control since the page was written; null: nothing. */
const doneTo = (control: Control): (() => void) | null => {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    const { value } = control
    return value === (written?.value ?? '') ? null : () => choose(control, value)
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    const { checked, defaultChecked } = control
    // Of radio buttons the chosen one speaks for all.
    const same = checked === defaultChecked || (control.type === 'radio' && !checked)
    return same ? null : () => tick(control, checked)
  }
  const { value } = control
  return control.type === 'file' || value === control.defaultValue ? null : () => type(control, value)
}

/**
 * What a parent typed, ticked and chose in a written page before the app came to take it over (also what the browser
 * filled in). The answer does it all again, as if it were done now: to be called once React listens.
 */
export const earlyInput = (root: ParentNode): (() => void) => {
  const done = [...root.querySelectorAll<Control>('input, select, textarea')].flatMap((control) => {
    const again = doneTo(control)
    return again === null ? [] : [{ control, again }]
  })
  return () => {
    for (const { control, again } of done) {
      // React takes over whatever an input event comes from, there and then.
      tell(control, 'input')
      again()
    }
  }
}

/**
 * Waits until no keyboard is composing in the page: a field that is typed again in the middle of it holds its text twice.
 * Listens from this call on, and takes a composition that is told of to be under way, whenever it began.
 */
export const watchComposition = (root: EventTarget): (() => Promise<void>) => {
  let over: Promise<void> | null = null
  let end: () => void = () => undefined
  const goesOn = (): void => {
    over ??= new Promise((resolve) => (end = resolve))
  }
  const ends = (): void => {
    end()
    over = null
  }
  root.addEventListener('compositionstart', goesOn)
  root.addEventListener('compositionupdate', goesOn)
  root.addEventListener('compositionend', ends)
  // One that begins while another is waited for is waited for too.
  const none = (): Promise<void> => (over === null ? Promise.resolve() : over.then(none))
  return none
}
