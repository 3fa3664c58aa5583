interface Props {
  readonly part: number
  readonly tone?: 'pandan' | 'mango' | 'brick'
}

export const Bar = ({ part, tone = 'pandan' }: Props) => (
  <span className="staff-bar" aria-hidden="true">
    <span
      className={`staff-bar__part staff-bar__part--${tone}`}
      style={{ inlineSize: `${Math.max(0, part) * 100}%` }}
    />
  </span>
)
