import type { TrackingChoice } from '@careplus/core/consents'
import { changes } from '../../page/changes'
import { readLocal } from '../../page/peek'

type Purpose = keyof TrackingChoice

const prefix = 'careplus.despite.'

/** Where nothing can be kept, this page at least knows. */
const grantedOnThisPage = new Set<Purpose>()
const { onChange, changed } = changes()

/** Told when somebody has said otherwise. */
export const onSignalOverridden = onChange

/** Global Privacy Control: the browser says for its person that they are not to be followed, nor their data sold. */
export const signalsRefusal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** The signal is a refusal of this purpose, until the person says otherwise in this browser. */
export const isRefusedBySignal = (purpose: Purpose): boolean =>
  signalsRefusal() && !grantedOnThisPage.has(purpose) && readLocal(prefix + purpose) === null

/** What a person has just said in this browser, for themselves: it counts for more than what the browser says for them. */
export const overrideSignal = (purpose: Purpose, granted: boolean): void => {
  if (!signalsRefusal()) return
  if (granted) grantedOnThisPage.add(purpose)
  else grantedOnThisPage.delete(purpose)
  try {
    if (granted) localStorage.setItem(prefix + purpose, '1')
    else localStorage.removeItem(prefix + purpose)
  } catch {
    // Site data is blocked: it holds for the page's life.
  }
  changed()
}
