import { oneLine } from '@careplus/core/text'
import { sessionCopy } from '../../copy/session.th'
import type { Given } from './joinAnswers'

/** The contract's limit, in code points. */
const longestFullName = 100

export const nameProblem = (typed: string): string | undefined =>
  Array.from(oneLine(typed)).length > longestFullName ? sessionCopy.name.tooLong(longestFullName) : undefined

export const checkName = (given: Given) => ({ name: nameProblem(given.text('name')) })
