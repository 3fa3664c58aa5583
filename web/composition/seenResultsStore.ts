import { localStore } from './storage'

/** Of each child, the newest measuring that its result was looked at on this device, by member and child. */
export const seenResultsStore = localStore('results.')
