export const RefusalReasons = ({
  reasons,
  title,
}: {
  readonly reasons: ReadonlyArray<string>
  readonly title?: string
}) =>
  reasons.length === 1 && title === undefined ? (
    reasons[0]
  ) : (
    <>
      {title}
      <ul className="loyalty-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  )
