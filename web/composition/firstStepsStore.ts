import { localStore } from './storage'

export const firstStepsStore = localStore('start.')
