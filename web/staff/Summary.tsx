export interface SummaryFigure {
  readonly words: string
  readonly figure: string
  readonly urgent?: boolean
}

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
