type Cell = string | number | boolean | null | undefined

export const table = (rows: ReadonlyArray<Readonly<Record<string, Cell>>>): string => {
  const [first] = rows
  if (first === undefined) return ''
  const fields = Object.keys(first)
  const cells = [fields, ...rows.map((row) => fields.map((field) => String(row[field] ?? '-')))]
  const widths = fields.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export const list = (
  name: string,
  rows: ReadonlyArray<Readonly<Record<string, Cell>>>,
  total: number = rows.length,
): string =>
  rows.length === 0
    ? `${name}: none`
    : `${name}: ${total}${rows.length < total ? `, the newest ${rows.length}` : ''}\n${table(rows)}`

export const sheet = (fields: Readonly<Record<string, Cell>>): string => {
  const width = Math.max(...Object.keys(fields).map((name) => name.length))
  return Object.entries(fields)
    .map(([name, value]) => `${name.padEnd(width)}  ${value ?? '-'}`)
    .join('\n')
}
