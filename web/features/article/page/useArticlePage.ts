import type { Article } from '@careplus/core/publications'
import { useMemo, type RefObject } from 'react'
import { usePageHead } from '../../../page/pageTitle'
import { useFreshCopy } from '../saved/useSavedArticles'
import { articleHead } from './articleHead'
import { useReadToEnd } from './useReadToEnd'

export const useArticlePage = (article: Article): RefObject<HTMLDivElement | null> => {
  usePageHead(useMemo(() => articleHead(article), [article]))
  useFreshCopy(article)
  return useReadToEnd(article.key)
}
