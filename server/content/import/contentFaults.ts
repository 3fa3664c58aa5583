export interface Place {
  /** The path relative to the content folder, such as `rewards/pinto.md`. */
  readonly file: string
  readonly line: number
  readonly field: string
}

export interface ContentFault extends Place {
  readonly problem: string
}

export const fault = (place: Place, problem: string): ContentFault => ({ ...place, problem })

/** `rewards/pinto.md:7: point must be a whole number, 0 or more`. */
export const faultLine = ({ file, line, field, problem }: ContentFault): string =>
  `${file}:${line}: ${field === '' ? 'it' : field} ${problem}`
