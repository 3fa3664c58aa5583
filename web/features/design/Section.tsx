import type { ReactNode } from 'react'

export const Section = ({
  title,
  wide = false,
  children,
}: {
  readonly title: string
  readonly wide?: boolean
  readonly children: ReactNode
}) => (
  <section className={wide ? 'design-section design-section--wide' : 'design-section'}>
    <h2 className="design-name">{title}</h2>
    {children}
  </section>
)

export const Sample = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <figure className="design-sample">
    {children}
    <figcaption>{name}</figcaption>
  </figure>
)
