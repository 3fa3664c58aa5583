import type { TrackingChoice } from '@careplus/core/consents'
import { changes } from '../../page/changes'
import { readLocal } from '../../page/peekSession'

type Purpose = keyof TrackingChoice

const prefix = 'careplus.despite.'

const grantedOnThisPage = new Set<Purpose>()
const { onChange, changed } = changes()

export const onSignalOverridden = onChange

/** Global Privacy Control: the browser's signal that its user refuses tracking and the sale of their data. */
export const signalsRefusal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** The signal counts until the person consents in this browser. */
export const isRefusedBySignal = (purpose: Purpose): boolean =>
  signalsRefusal() && !grantedOnThisPage.has(purpose) && readLocal(prefix + purpose) === null

/** The person's own answer in this browser counts for more than the signal. */
export const overrideSignal = (purpose: Purpose, granted: boolean): void => {
  if (!signalsRefusal()) return
  if (granted) grantedOnThisPage.add(purpose)
  else grantedOnThisPage.delete(purpose)
  try {
    if (granted) localStorage.setItem(prefix + purpose, '1')
    else localStorage.removeItem(prefix + purpose)
  } catch {
    // The browser blocks site data: the answer lasts as long as the page.
  }
  changed()
}
