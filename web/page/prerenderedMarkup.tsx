import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { onContentChange } from './content'

const standing = (name: string): string | null =>
  typeof document === 'undefined' ? null : (document.querySelector(`[data-kept="${name}"]`)?.innerHTML ?? null)

/** Reuses the prerendered markup without its code. `name` is unique on its page; call this outside the component. */
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
      // Our own markup, written by this component at the build.
      <div className={className} data-kept={name} dangerouslySetInnerHTML={{ __html: html }} />
    )
  }
}
