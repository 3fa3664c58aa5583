import type { ReactNode } from 'react'

export const Fact = ({ word, children }: { readonly word: string; readonly children: ReactNode }) => (
  <div>
    <dt>{word}</dt>
    <dd>{children}</dd>
  </div>
)

export const FactCard = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <section className="ui-card ui-card--plain" aria-label={label}>
    <dl className="staff-facts">{children}</dl>
  </section>
)
