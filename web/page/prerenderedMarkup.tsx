import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { onContentChange } from './content'

const standing = (name: string): string | null =>
  typeof document === 'undefined' ? null : (document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? null)

/**
 * A drawing without behaviour, for a prerendered page: its markup comes with the HTML and is kept as it stands, so its
 * code is not fetched. After a navigation within the app there is no such markup, and the code comes as a chunk.
 * `name` is unique on its page; make it outside the component: `const Art = keptMarkup('home-hero', () => import('./HeroArt'))`.
 * `published`: it shows content, and is drawn anew when that changes.
 */
export const prerenderedMarkup = (
  name: string,
  load: () => Promise<{ readonly default: ComponentType }>,
  { published = false } = {},
): ComponentType<{ readonly className?: string }> => {
  const Component = lazy(load)
  return function Prerendered({ className }) {
    const [html, setHtml] = useState(() => standing(name))
    useEffect(() => (published ? onContentChange(() => setHtml(null)) : undefined), [])
    return html === null ? (
      <div className={className} data-kept={name}>
        <Suspense fallback={null}>
          <Component />
        </Suspense>
      </div>
    ) : (
      // Our own markup, written by this very component when the page was prerendered.
      <div className={className} data-kept={name} dangerouslySetInnerHTML={{ __html: html }} />
    )
  }
}
