import { act } from 'react'
import { vi } from 'vitest'

export const press = async (name: string): Promise<void> => {
  await act(() => vi.dynamicImportSettled())
  const buttons = [...document.querySelectorAll('button')]
  const found = buttons.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name)
  if (found === undefined) throw new Error(`no button is called ${name}`)
  await act(async () => found.click())
}
