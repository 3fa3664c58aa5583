import { changes } from '../app/changes'

/** Whether the sheet that asks for consent is open. */
let open = false
const { onChange, changed } = changes()

export const consentOpen = (): boolean => open

export const onConsentOpen = onChange

export const openConsent = (next: boolean): void => {
  open = next
  changed()
}
