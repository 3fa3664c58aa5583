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

export const useSavedArticles = (): ReadonlyArray<SavedArticle> =>
  useSyncExternalStore(onSavedArticles, savedArticles, () => none)

export const useCanSave = (): boolean => useSyncExternalStore(never, canSave, () => false)

export const useFreshCopy = (article: Article): void => {
  const saved = useSavedArticles().find(({ card }) => card.key === article.key)
  const old = saved !== undefined && saved.build !== contentVersion()
  useEffect(() => {
    if (old && navigator.onLine) void saveArticle(article)
  }, [old, article])
}
