import { fetchedOnce } from '../../page/fetchedOnce'
import { loadServices } from '../../calls/useServices'
import type { Given } from './answers'

/** The rules of the fields; a chunk of its own. */
export const loadRules = fetchedOnce(() => import('./rules'))

export const checkPassword = async (given: Given) => {
  const { passwordProblem } = await loadRules()
  return { password: await passwordProblem(given.text('password')) }
}

/** At the first touch of a form: what its submit will need is on its way before the parent has typed. */
export const prepareForm = (): void => {
  loadRules().catch(() => undefined)
  loadServices().catch(() => undefined)
}

/**
 * Longer than a press takes. A field is left by pressing something else; a sentence that appeared under the field at once
 * would move that thing away from under the finger, and the press would be lost.
 */
const pressMs = 250

export const afterPress = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pressMs))
