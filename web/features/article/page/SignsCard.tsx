import type { Article } from '@careplus/core/publication'
import { withThaiBreaks } from '@careplus/core/text'
import { useState } from 'react'
import { articleCopy } from '../../../copy/article.th'
import { Card } from '../../../ui/Card'
import { Checkbox } from '../../../ui/Checkbox'
import { Info } from '../../../ui/icons'
import { Note } from '../../../ui/Note'

const copy = articleCopy.checks

/** Signs to tick, with their count; from so many on it is said what they may mean. Nothing of it leaves the page. */
export const SignsCard = ({ list }: { readonly list: NonNullable<Article['checks']> }) => {
  const { title, items, from, note } = list
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (item: string, on: boolean): void =>
    setTicked((before) => new Set(on ? [...before, item] : [...before].filter((other) => other !== item)))
  return (
    <section className="article-signs" aria-labelledby="signs">
      <Card>
        <div className="article-signs__head">
          <h2 id="signs">{withThaiBreaks(title)}</h2>
          <p role="status">{copy.count(ticked.size, items.length)}</p>
        </div>
        {items.map((item) => (
          <Checkbox key={item} checked={ticked.has(item)} onChange={(event) => tick(item, event.target.checked)}>
            {withThaiBreaks(item)}
          </Checkbox>
        ))}
      </Card>
      <div aria-live="polite">
        {ticked.size >= from ? (
          <Note tone="warn" icon={Info}>
            {withThaiBreaks(note)}
          </Note>
        ) : (
          <p className="small second">{copy.private}</p>
        )}
      </div>
    </section>
  )
}
