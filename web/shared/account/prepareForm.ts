import { fetchedOnce } from '../../page/fetchedOnce'
import { loadServices } from '../../calls/useServices'
import type { Given } from './joinAnswers'

export const loadRules = fetchedOnce(() => import('./signInRules'))

export const checkPassword = async (given: Given) => {
  const { passwordProblem } = await loadRules()
  return { password: await passwordProblem(given.text('password')) }
}

export const prepareForm = (): void => {
  loadRules().catch(() => undefined)
  loadServices().catch(() => undefined)
}

/** In ms, longer than a press: an error shown at once would move the pressed thing from under the finger. */
const pressMs = 250

export const afterPress = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pressMs))
