import { act } from 'react'

/** Types into the field of this name; null: into the only field. React hears only of values that the browser sets. */
export const typeInto = async (name: string | null, text: string): Promise<void> => {
  const field = document.querySelector<HTMLInputElement>(name === null ? 'input' : `[name=${name}]`)
  if (field === null) throw new Error('no such field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
