import type { Article } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { Card } from '../../../ui/Card'
import { Checkbox } from '../../../ui/Checkbox'

/** The ticks are neither stored nor sent. */
export const TodoCard = ({ list: { title, items } }: { readonly list: NonNullable<Article['try']> }) => (
  <Card tone="pandan" as="section" className="article-todo">
    <h2>{withThaiBreaks(title)}</h2>
    {items.map((item) => (
      <Checkbox key={item}>{withThaiBreaks(item)}</Checkbox>
    ))}
  </Card>
)
