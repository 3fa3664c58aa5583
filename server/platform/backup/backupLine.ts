import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { RepeatedErasures } from './restoreTarget.js'
import type { Restored } from './restoreBackup.js'
import type { Manifest } from './manifest.js'

export interface BackupLine {
  readonly file: string
  readonly replace: boolean
  readonly json: boolean
}

/** Relative to the folder in which the command was typed, which npm passes on. */
export const typedPath = (file: string): string => resolve(process.env['INIT_CWD'] ?? process.cwd(), file)

/** Null: the arguments are wrong. */
export const parseBackupLine = (mayReplace: boolean): BackupLine | null => {
  try {
    const { values, positionals } = parseArgs({
      options: { json: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file === undefined || more.length > 0 || (values.replace && !mayReplace)) return null
    return { ...values, file: typedPath(file) }
  } catch {
    return null
  }
}

export const manifestSentence = (
  verb: string,
  { members, pictures, made_at, postgres }: Manifest,
  { file, json }: Pick<BackupLine, 'file' | 'json'>,
): string => {
  if (json)
    return JSON.stringify(
      { file, members, pictures, made_at, ...(postgres === undefined ? {} : { postgres }) },
      null,
      2,
    )
  const differ = postgres !== undefined && postgres.pg_dump !== postgres.server
  return [
    `${verb} ${members} members and ${pictures} pictures, as of ${made_at}: ${file}`,
    ...(differ
      ? [
          `The database is PostgreSQL ${postgres.server}, and pg_dump ${postgres.pg_dump} copied it: only PostgreSQL's programs of ` +
            `${postgres.pg_dump} or newer can restore it.`,
        ]
      : []),
  ].join('\n')
}

export const sessionsEnded = 'Every session and code has ended: everybody has to sign in again.'

export const repeatedSentences = ({ erased, withdrawn }: RepeatedErasures): ReadonlyArray<string> => [
  ...(erased > 0
    ? [`Erased again, because they were erased since (members, children's health data, adults): ${erased}.`]
    : []),
  ...(withdrawn > 0
    ? [
        'Removed again, because it was removed since (children, records, pictures, consents, sign-in methods, old passwords and ' +
          `addresses, sharing, mail and topics that were switched off): ${withdrawn}.`,
      ]
    : []),
]

export const restoredSentence = (brought: Restored, line: BackupLine): string => {
  const { erased_again, taken_again, erasures_known, made_at, store } = brought
  const sentence = manifestSentence('Restored', brought, line)
  if (line.json)
    return JSON.stringify({ ...(JSON.parse(sentence) as object), erased_again, taken_again, erasures_known }, null, 2)
  const repeated = repeatedSentences({ erased: erased_again, withdrawn: taken_again })
  const known = erasures_known
    ? `Everything else is as it was at ${made_at}; later additions and corrections are lost.`
    : 'Other erasures and removals since the backup are unknown, because the replaced store does not have them. Data that parents ' +
      'removed or withdrew since, and their old passwords, may be back.'
  const earlier =
    erasures_known || line.replace || store === 'embedded'
      ? []
      : [
          'If the earlier database still exists, it has them. Before a server starts, run ' +
            'npm run restore -- --in-place-of <its name or address> --mistake none',
        ]
  return [sentence, ...repeated, known, ...earlier, sessionsEnded].join('\n')
}
