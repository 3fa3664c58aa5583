import { changes } from '../../page/changes'

/** Which sheet that asks for consent is open: a visitor's, or that of a member whose texts have changed. */
export type ConsentAsked = 'visitor' | 'member'

let open: ConsentAsked | null = null
const { onChange, changed } = changes()

export const consentOpen = (): ConsentAsked | null => open

export const onConsentOpen = onChange

export const openConsent = (next: ConsentAsked | null): void => {
  open = next
  changed()
}
