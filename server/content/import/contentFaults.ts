/** Where something stands in the content. */
export interface Place {
  /** From the folder of the content, `rewards/pinto.md`. */
  readonly file: string
  readonly line: number
  /** With where it stands in lists: `conditions.1`; '' for a file as a whole. */
  readonly field: string
}

/** What is wrong there, as the rest of a sentence that begins with the field. */
export interface ContentFault extends Place {
  readonly problem: string
}

export const fault = (place: Place, problem: string): ContentFault => ({ ...place, problem })

/** `rewards/pinto.md:7: point must be a whole number, 0 or more`. */
export const faultLine = ({ file, line, field, problem }: ContentFault): string =>
  `${file}:${line}: ${field === '' ? 'it' : field} ${problem}`
