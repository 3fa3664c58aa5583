import { useEffect, useState } from 'react'
import { textPageCopy as copy } from '../../copy/textPage.th'
import type { Section } from './textSections'
import './contents.css'

/** In px: a part is current once its heading is this near to the top of the window. */
const readBelow = 160

/** null: none yet. */
const useCurrent = (sections: ReadonlyArray<Section>): string | null => {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const findCurrent = (): void =>
      setCurrent(
        sections.findLast(({ id }) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top
          return top !== undefined && top <= readBelow
        })?.id ?? null,
      )
    findCurrent()
    addEventListener('scroll', findCurrent, { passive: true })
    return () => removeEventListener('scroll', findCurrent)
  }, [sections])
  return current
}

export const Contents = ({ sections }: { readonly sections: ReadonlyArray<Section> }) => {
  const current = useCurrent(sections)
  return (
    <nav className="page-contents" aria-label={copy.contents}>
      <h2>{copy.contents}</h2>
      <ol>
        {sections.map(
          ({ id, heading }) =>
            heading !== null && (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {heading}
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  )
}
