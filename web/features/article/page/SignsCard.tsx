import type { Article } from '@careplus/core/publications'
import { withThaiBreaks } from '@careplus/core/text'
import { useState } from 'react'
import { articleCopy } from '../../../copy/article.th'
import { Card } from '../../../ui/Card'
import { Checkbox } from '../../../ui/Checkbox'
import { Info } from '../../../ui/icons'
import { Note } from '../../../ui/Note'

const copy = articleCopy.checks

/** One sign that is enough by itself shows the message at once. No tick leaves the page. */
export const SignsCard = ({ list }: { readonly list: NonNullable<Article['checks']> }) => {
  const { title, items, from, note, alone } = list
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (item: string, on: boolean): void =>
    setTicked((before) => new Set(on ? [...before, item] : [...before].filter((other) => other !== item)))
  const notes = [
    ...(alone !== null && alone.items.some((item) => ticked.has(item)) ? [alone.note] : []),
    ...(ticked.size >= from ? [note] : []),
  ]
  return (
    <section className="stack article-signs" aria-labelledby="signs">
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
        {notes.map((noteText) => (
          <Note key={noteText} tone="warn" icon={Info}>
            {withThaiBreaks(noteText)}
          </Note>
        ))}
        {notes.length === 0 && <p className="small second">{copy.private}</p>}
      </div>
    </section>
  )
}
