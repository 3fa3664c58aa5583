import { changes } from '../../page/changes'

/** Which sheet that asks for consent is open: a visitor's, or that of a member whose texts have changed. */
export type ConsentSheetFor = 'visitor' | 'member'

let open: ConsentSheetFor | null = null
const { onChange, changed } = changes()

export const consentOpen = (): ConsentSheetFor | null => open

export const onConsentOpen = onChange

export const openConsent = (next: ConsentSheetFor | null): void => {
  open = next
  changed()
}
