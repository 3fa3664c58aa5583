import { localStore } from '@careplus/adapters/storage'

export const savedArticlesStore = localStore('articles.')
