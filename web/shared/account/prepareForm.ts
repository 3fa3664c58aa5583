import { fetchedOnce } from '../../page/fetchedOnce'
import { loadServices } from '../../calls/useServices'
import type { Given } from './joinAnswers'

/** The rules of the fields are a chunk of their own. */
export const loadRules = fetchedOnce(() => import('./signInRules'))

export const checkPassword = async (given: Given) => {
  const { passwordProblem } = await loadRules()
  return { password: await passwordProblem(given.text('password')) }
}

/** Loads at the first touch of a form what its submit will need. */
export const prepareForm = (): void => {
  loadRules().catch(() => undefined)
  loadServices().catch(() => undefined)
}

/** In ms, longer than a press takes. A field is left by pressing something else: an error that appeared under the field at once
 *  would move that thing away from under the finger, and the press would be lost. */
const pressMs = 250

export const afterPress = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pressMs))
