import { localStore } from '@careplus/adapters/storage'

export const formPrefix = 'form.'

/** Apart from the container, so that a form does not wait for it. */
export const formStore = localStore(formPrefix)
