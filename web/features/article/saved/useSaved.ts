import { useEffect, useSyncExternalStore } from 'react'
import type { Article } from '@careplus/core/publication'
import { buildId } from '../../../page/build'
import { canSave, onSavedArticles, saveArticle, savedArticles, type SavedArticle } from './savedArticles'

const none: ReadonlyArray<SavedArticle> = []
const never = () => () => undefined
const buildHere = (): string | null => (typeof document === 'undefined' ? null : buildId())

/** What this device keeps; nothing while a page is written or taken over. */
export const useSavedArticles = (): ReadonlyArray<SavedArticle> =>
  useSyncExternalStore(onSavedArticles, savedArticles, () => none)

export const useCanSave = (): boolean => useSyncExternalStore(never, canSave, () => false)

/** A kept article that is opened while there is a connection is kept anew where the app has been built since. */
export const useKeptFresh = (article: Article): void => {
  const kept = useSavedArticles().find(({ card }) => card.key === article.key)
  const old = kept !== undefined && kept.build !== buildHere()
  useEffect(() => {
    if (old && navigator.onLine) void saveArticle(article)
  }, [old, article])
}
