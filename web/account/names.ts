import { sessionCopy } from '../copy/session.th'

/** As the contract has it, in code points. */
const longestFullName = 100

export const nameProblem = (typed: string): string | undefined =>
  Array.from(typed.trim()).length > longestFullName ? sessionCopy.name.tooLong(longestFullName) : undefined
