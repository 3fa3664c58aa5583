export interface Difference {
  /** `member 0b6f…`, `item 102`, `draw 201`. */
  readonly about: string
  readonly what: string
  readonly expected: string
  readonly found: string
}

export interface Audited {
  readonly checked: number
  readonly differences: ReadonlyArray<Difference>
  /** Null: the last part. */
  readonly next: string | null
}

export type AuditedValue = string | number | null

const textOf = (value: AuditedValue): string => (value === null ? 'nothing' : String(value))

export const unlessSame = (
  about: string,
  what: string,
  expected: AuditedValue,
  found: AuditedValue,
): ReadonlyArray<Difference> =>
  expected === found ? [] : [{ about, what, expected: textOf(expected), found: textOf(found) }]

export const unlessSameAll = (
  about: string,
  expected: ReadonlyMap<string, AuditedValue>,
  found: ReadonlyMap<string, AuditedValue>,
): ReadonlyArray<Difference> =>
  [...new Set([...expected.keys(), ...found.keys()])].flatMap((what) =>
    unlessSame(about, what, expected.get(what) ?? null, found.get(what) ?? null),
  )

export const lineOf = ({ about, what, expected, found }: Difference): string =>
  `${about}: ${what} should be ${expected}, and is ${found}`
