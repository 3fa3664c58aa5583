import { parseArgs } from 'node:util'
import { againSentences, sessionsEnded } from './line.js'
import type { Mistake, TakenPlace } from './takePlace.js'

export interface PlaceLine {
  readonly earlierUrl: string
  readonly mistake: Mistake | null
  readonly json: boolean
}

/** `2026-11-27T03:00:04Z/2026-11-27T03:00:06Z`; undefined: it is none. */
const readMistake = (text: string): Mistake | undefined => {
  const [from, to, ...more] = text.split('/').map((end) => new Date(end))
  if (from === undefined || to === undefined || more.length > 0) return undefined
  return from.getTime() <= to.getTime() ? { from, to } : undefined
}

/** Null: the arguments do not say that one database takes the place of another, or say it wrong. */
export const readPlaceLine = (): PlaceLine | null => {
  try {
    const { values } = parseArgs({
      options: {
        'in-place-of': { type: 'string' },
        mistake: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    })
    const { 'in-place-of': earlierUrl, mistake, json } = values
    if (earlierUrl === undefined || !/^postgres(ql)?:\/\//.test(earlierUrl)) return null
    const read = mistake === undefined ? null : readMistake(mistake)
    return read === undefined ? null : { earlierUrl, mistake: read, json }
  } catch {
    return null
  }
}

export const takenSentence = (taken: TakenPlace, { json }: PlaceLine): string => {
  const { members, asOf, since, notAgain, erased, taken: takenAgain } = taken
  if (json)
    return JSON.stringify(
      {
        members,
        as_of: asOf.toISOString(),
        erased_again: erased,
        taken_again: takenAgain,
        not_again: notAgain,
        members_since: since,
      },
      null,
      2,
    )
  return [
    `The database of DATABASE_URL has ${members} members, as of ${asOf.toISOString()}, and takes the place of the earlier one.`,
    ...againSentences(taken),
    ...(notAgain > 0 ? [`Removed by the mistake, and there as before: ${notAgain}.`] : []),
    ...(since > 0
      ? [`${since} members who joined since are in the earlier database alone: keep it until they are cared for.`]
      : []),
    sessionsEnded,
  ].join('\n')
}
