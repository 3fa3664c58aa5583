import { localStore } from '@careplus/adapters/storage'

/** Which articles are saved on this device. Apart from the container, which an article does not need. */
export const savedArticlesStore = localStore('articles.')
