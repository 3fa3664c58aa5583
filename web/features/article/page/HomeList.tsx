import type { Article } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'

export const HomeList = ({ list: { title, items } }: { readonly list: NonNullable<Article['home']> }) => (
  <section className="article-home">
    <h2>{withThaiBreaks(title)}</h2>
    <ul>
      {items.map((item) => (
        <li key={item}>{withThaiBreaks(item)}</li>
      ))}
    </ul>
  </section>
)
