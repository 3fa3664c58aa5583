import { changes } from '../../page/changes'

export type ConsentSheetFor = 'visitor' | 'member'

let open: ConsentSheetFor | null = null
const { onChange, changed } = changes()

export const consentOpen = (): ConsentSheetFor | null => open

export const onConsentOpen = onChange

export const openConsent = (next: ConsentSheetFor | null): void => {
  open = next
  changed()
}
