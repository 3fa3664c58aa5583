import { localStore } from '@careplus/adapters/storage'

export const formPrefix = 'form.'

/** What is typed but not sent, on this device only. Apart from the container, so that a form does not wait for it. */
export const formStore = localStore(formPrefix)
