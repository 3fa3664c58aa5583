import { localStore } from './storage'

/** Of each member, how far this device has led them through their first steps: `begun`, or `ended`. */
export const firstStepsStore = localStore('start.')
