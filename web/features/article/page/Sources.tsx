import { buddhistYear } from '@careplus/core/calendar'
import type { Article } from '@careplus/core/publications'
import { articleCopy } from '../../../copy/article.th'

const copy = articleCopy.page

/** A Thai source gives its year in the Buddhist calendar. */
const yearOf = (title: string, year: number): number => (/[\u0E01-\u0E2E]/.test(title) ? buddhistYear(year) : year)

export const Sources = ({ sources }: Pick<Article, 'sources'>) => (
  <section className="article-sources" aria-labelledby="sources">
    <h2 id="sources">{copy.sources}</h2>
    <ol>
      {sources.map(({ title, publisher, year, url }) => (
        <li key={title}>
          {url === null ? (
            title
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer">
              {title} <span className="ui-hidden">{copy.newTab}</span>
            </a>
          )}
          <span>
            {publisher} ({yearOf(title, year)})
          </span>
        </li>
      ))}
    </ol>
  </section>
)
