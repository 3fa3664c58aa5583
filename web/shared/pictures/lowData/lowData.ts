import { helperChoices, rememberHelper } from '../../../composition/helperCookie'
import { useSyncExternalStore } from 'react'
import { browserSaves } from './browserSaves'
import { changes } from '../../../page/changes'

/** Whether pictures wait for a press: by the choice on this device, else by the browser's setting. */
export const savesData = (): boolean => helperChoices().lowData ?? browserSaves()

interface State {
  readonly waiting: number
  /** The reader pressed to load the pictures; this holds until the page is left. */
  readonly asked: boolean
}

let state: State = { waiting: 0, asked: false }
const nothing: State = state
const { onChange, changed } = changes()

const publish = (next: State): void => {
  state = next
  changed()
}

export const useWaitingPictures = (): State =>
  useSyncExternalStore(
    onChange,
    () => state,
    () => nothing,
  )

export const showPictures = (): void => publish({ ...state, asked: true })

export const chooseLowData = (lowData: boolean): void => {
  rememberHelper({ ...helperChoices(), lowData })
  publish({ ...state, asked: !lowData })
}

export const waitForPicture = (): (() => void) => {
  publish({ ...state, waiting: state.waiting + 1 })
  return () => {
    const waiting = state.waiting - 1
    publish({ waiting, asked: waiting > 0 && state.asked })
  }
}
