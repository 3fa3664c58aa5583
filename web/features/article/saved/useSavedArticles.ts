import { useEffect, useSyncExternalStore } from 'react'
import type { Article } from '@careplus/core/publications'
import {
  canSave,
  onSavedArticles,
  saveArticle,
  savedArticles,
  contentVersion,
  type SavedArticle,
} from './savedArticles'

const none: ReadonlyArray<SavedArticle> = []
const never = () => () => undefined

/** Empty while the page is prerendered or hydrated. */
export const useSavedArticles = (): ReadonlyArray<SavedArticle> =>
  useSyncExternalStore(onSavedArticles, savedArticles, () => none)

export const useCanSave = (): boolean => useSyncExternalStore(never, canSave, () => false)

/** Stores a stored article again when it is opened online and the app or the content has changed since. */
export const useFreshCopy = (article: Article): void => {
  const saved = useSavedArticles().find(({ card }) => card.key === article.key)
  const old = saved !== undefined && saved.build !== contentVersion()
  useEffect(() => {
    if (old && navigator.onLine) void saveArticle(article)
  }, [old, article])
}
