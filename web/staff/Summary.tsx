export interface SummaryFigure {
  readonly words: string
  readonly figure: string
  /** Somebody waits for staff. */
  readonly urgent?: boolean
}

/** What a list comes to, in a few figures above it. */
export const Summary = ({ figures }: { readonly figures: ReadonlyArray<SummaryFigure> }) =>
  figures.length === 0 ? null : (
    <dl className="staff-summary">
      {figures.map(({ words, figure, urgent = false }) => (
        <div key={words} className={urgent ? 'staff-summary__urgent' : undefined}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
