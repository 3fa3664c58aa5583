import { localStore } from '@careplus/adapters/storage'

/** Which articles are kept on this device. Apart from the container, so that an article does not wait for it. */
export const savedArticlesStore = localStore('articles.')
