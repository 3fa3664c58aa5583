import { helperHere, rememberHelper } from '../../../composition/helper'
import { useSyncExternalStore } from 'react'
import { browserSaves } from './browserSaves'
import { changes } from '../../../page/changes'

/** Whether pictures wait until they are asked for: as was chosen here, else as the browser says. */
export const savesData = (): boolean => helperHere().lowData ?? browserSaves()

interface State {
  /** Pictures on the screen that wait to be asked for. */
  readonly waiting: number
  /** They were asked for, for as long as the page is not left. */
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
  rememberHelper({ ...helperHere(), lowData })
  publish({ ...state, asked: !lowData })
}

/** One more picture waits. Returns the way to say that it no longer does. */
export const waitForPicture = (): (() => void) => {
  publish({ ...state, waiting: state.waiting + 1 })
  return () => {
    const waiting = state.waiting - 1
    publish({ waiting, asked: waiting > 0 && state.asked })
  }
}
