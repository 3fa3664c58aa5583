import { localStore } from './storage'

export const seenResultsStore = localStore('results.')
