type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const dispatch = (control: Control, type: 'input' | 'change'): void =>
  void control.dispatchEvent(new Event(type, { bubbles: true }))

/** Uses the prototype's setter, because React ignores an input event whose value its own setter has recorded. */
const setUnseen = (control: HTMLInputElement | HTMLTextAreaElement, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)

const tick = (box: HTMLInputElement, ticked: boolean): void => {
  box.checked = !ticked
  box.click()
}

const type = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  control.value = control.defaultValue
  setUnseen(control, text)
  dispatch(control, 'input')
}

const choose = (select: HTMLSelectElement, value: string): void => {
  select.value = value
  dispatch(select, 'change')
}

/** null: unchanged since the page was prerendered. */
const doneTo = (control: Control): (() => void) | null => {
  if (control instanceof HTMLSelectElement) {
    const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
    const { value } = control
    return value === (written?.value ?? '') ? null : () => choose(control, value)
  }
  if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)) {
    const { checked, defaultChecked } = control
    // The checked radio button represents its group.
    const same = checked === defaultChecked || (control.type === 'radio' && !checked)
    return same ? null : () => tick(control, checked)
  }
  const { value } = control
  return control.type === 'file' || value === control.defaultValue ? null : () => type(control, value)
}

/** Collects changes made before hydration. The returned function replays them; call it once React listens. */
export const earlyInput = (root: ParentNode): (() => void) => {
  const done = [...root.querySelectorAll<Control>('input, select, textarea')].flatMap((control) => {
    const replay = doneTo(control)
    return replay === null ? [] : [{ control, again: replay }]
  })
  return () => {
    for (const { control, again: replay } of done) {
      dispatch(control, 'input')
      replay()
    }
  }
}

/** Waits until no input method is composing, because a replay in the middle doubles the text. Listens from this call on. */
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
  const none = (): Promise<void> => (over === null ? Promise.resolve() : over.then(none))
  return none
}
