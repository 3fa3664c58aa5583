import type { Article } from '@careplus/core/publications'
import type { OwnHead } from '../../../page/documentHead'
import { articlePath } from '../list/articleFilter'

const house = { '@type': 'Organization', name: 'CarePlus', url: '/' }

export const articleHead = (article: Article): OwnHead => {
  const { key, title, summary, banner, published_on, reviewed_on } = article
  return {
    title,
    description: summary,
    canonicalPath: articlePath(key),
    picture: banner.url,
    structured: {
      '@type': 'Article',
      headline: title,
      description: summary,
      image: banner.url,
      inLanguage: 'th',
      datePublished: published_on,
      dateModified: reviewed_on ?? published_on,
      mainEntityOfPage: articlePath(key),
      author: house,
      publisher: house,
    },
  }
}
