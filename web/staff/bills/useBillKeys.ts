import { useEffect, useEffectEvent } from 'react'

/** By the key's place, which is the same on a Thai keyboard. */
export type BillKey = 'KeyA' | 'KeyN' | 'KeyP'

/** Keys for a whole bill, where nobody types and no question is open. A key without a press does nothing. */
export const useBillKeys = (presses: Readonly<Partial<Record<BillKey, () => void>>>): void => {
  const press = useEffectEvent((code: string) => presses[code as BillKey]?.())
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const { target } = event
      const typing =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [role="dialog"], [role="alertdialog"]') !== null
      if (typing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      press(event.code)
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [])
}
