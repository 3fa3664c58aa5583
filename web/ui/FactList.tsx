interface Props {
  readonly facts: ReadonlyArray<readonly [name: string, value: string]>
  readonly className: string
}

export const FactList = ({ facts, className }: Props) => (
  <dl className={className}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
