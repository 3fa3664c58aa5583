import { parseArgs } from 'node:util'
import { againSentences, sessionsEnded } from './line.js'
import type { Mistake, TakenPlace } from './takePlace.js'

export interface PlaceLine {
  readonly earlierUrl: string
  readonly mistake: Mistake | null
  readonly json: boolean
}

/** To the second, with its zone: what is left out would be the machine's own guess. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** `2026-11-27T03:00:04Z/2026-11-27T03:00:06Z`, or `none` where nothing was removed by mistake; undefined: it is neither. */
export const readMistake = (text: string): Mistake | null | undefined => {
  if (text === 'none') return null
  const ends = text.split('/')
  const [from, to] = ends.map((end) => new Date(end))
  if (ends.length !== 2 || !ends.every((end) => instant.test(end)) || from === undefined || to === undefined)
    return undefined
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
    if (earlierUrl === undefined || !/^postgres(ql)?:\/\//.test(earlierUrl) || mistake === undefined) return null
    const read = readMistake(mistake)
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
