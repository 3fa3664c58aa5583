/** How much of the largest one it is; the figure itself stands beside it. */
export const Bar = ({ part, tone = 'pandan' }: { readonly part: number; readonly tone?: 'pandan' | 'mango' }) => (
  <span className="staff-bar" aria-hidden="true">
    <span
      className={`staff-bar__part staff-bar__part--${tone}`}
      style={{ inlineSize: `${Math.max(0, part) * 100}%` }}
    />
  </span>
)
