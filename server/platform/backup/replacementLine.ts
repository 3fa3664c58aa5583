import { parseArgs } from 'node:util'
import { repeatedSentences, manifestSentence, sessionsEnded, typedPath } from './backupLine.js'
import type { Manifest } from './manifest.js'
import { postgresUrl, type Mistake, type ReplacementRequest, type Replacement } from './replaceDatabase.js'

export interface ReplacementLine extends ReplacementRequest {
  /** The backup to restore first; null: already restored. */
  readonly file: string | null
  readonly json: boolean
}

const databaseName = /^[\w-]+$/

/** To the second and with a time zone, so that nothing is guessed. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** `2026-11-27T03:00:04Z/2026-11-27T03:00:06Z`, or `none`; undefined: neither. */
export const parseMistake = (text: string): Mistake | null | undefined => {
  if (text === 'none') return null
  const ends = text.split('/')
  const [from, to] = ends.map((end) => new Date(end))
  if (ends.length !== 2 || !ends.every((end) => instant.test(end)) || from === undefined || to === undefined)
    return undefined
  return from.getTime() <= to.getTime() ? { from, to } : undefined
}

/** Null: not a replacement, or wrong arguments. */
export const parseReplacementLine = (): ReplacementLine | null => {
  try {
    const { values, positionals } = parseArgs({
      options: {
        'in-place-of': { type: 'string' },
        mistake: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const { 'in-place-of': earlier, mistake, json } = values
    const [file, ...more] = positionals
    if (earlier === undefined || mistake === undefined || more.length > 0) return null
    if (!postgresUrl.test(earlier) && !databaseName.test(earlier)) return null
    const parsed = parseMistake(mistake)
    return parsed === undefined
      ? null
      : { file: file === undefined ? null : typedPath(file), earlier, mistake: parsed, json }
  } catch {
    return null
  }
}

export const replacementSentence = (
  replacement: Replacement,
  backup: Manifest | null,
  { file, json }: ReplacementLine,
): string => {
  const { members, asOf, isAhead, since, notRepeated, erased, withdrawn } = replacement
  if (json)
    return JSON.stringify(
      {
        ...(backup === null ? {} : { file, made_at: backup.made_at, pictures: backup.pictures }),
        members,
        as_of: asOf.toISOString(),
        as_of_ahead: isAhead,
        erased_again: erased,
        taken_again: withdrawn,
        not_again: notRepeated,
        members_since: since,
      },
      null,
      2,
    )
  return [
    ...(backup === null || file === null ? [] : [manifestSentence('Restored', backup, { file, json })]),
    `The database of DATABASE_URL has ${members} members, as of ${asOf.toISOString()}, and replaces the earlier one.`,
    ...(isAhead
      ? [
          "That time is later than the database's clock, and is wrong: every removal in the earlier database was repeated.",
        ]
      : []),
    ...repeatedSentences(replacement),
    ...(notRepeated > 0 ? [`Removed by the mistake, and restored: ${notRepeated}.`] : []),
    ...(since > 0
      ? [
          `${since} members who joined since are only in the earlier database: keep it until you have looked after them.`,
        ]
      : []),
    sessionsEnded,
  ].join('\n')
}
