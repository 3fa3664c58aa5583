import * as E from 'fp-ts/Either'
import { repeatErasures } from '../erasures/repeatErasures.js'
import { carryingSql } from '../erasures/carryScript.js'
import { restoreBackup } from '../platform/backup/restoreBackup.js'
import { restoreInPlace, type RestoredInPlace } from '../platform/backup/restoreInPlace.js'
import { parseBackupLine, restoredSentence, type BackupLine } from '../platform/backup/backupLine.js'
import { parseReplacementLine, replacementSentence, type ReplacementLine } from '../platform/backup/replacementLine.js'
import { postgresUrl, replaceDatabase, type Replacement } from '../platform/backup/replaceDatabase.js'
import { commandConfig } from './staff/openCaller.js'

const erasing = { carryingSql, repeatErasures }

const run = async (line: BackupLine): Promise<E.Either<string, string>> => {
  const config = commandConfig()
  if (E.isLeft(config)) return config
  const back = await restoreBackup(config.right, line.file, line.replace, erasing, new Date())
  return E.isLeft(back) ? back : E.right(restoredSentence(back.right, line))
}

const namesPassword = (earlier: string): boolean =>
  postgresUrl.test(earlier) &&
  URL.canParse(earlier) &&
  (new URL(earlier).password !== '' || new URL(earlier).searchParams.has('password'))

const runReplacement = async (line: ReplacementLine): Promise<E.Either<string, string>> => {
  if (namesPassword(line.earlier))
    return E.left(
      'Everybody on this machine can read the words of a command: leave the password out of --in-place-of, and write it into ' +
        '~/.pgpass of the user that this runs as, or set PGPASSWORD. Change it, as others may have read it by now.',
    )
  const config = commandConfig()
  if (E.isLeft(config)) return config
  if (line.file !== null)
    return E.map(({ backup, replacement: taken }: RestoredInPlace) => replacementSentence(taken, backup, line))(
      await restoreInPlace(config.right, line.file, line, erasing, new Date()),
    )
  return E.map((taken: Replacement) => replacementSentence(taken, null, line))(
    await replaceDatabase(config.right.store, line, erasing, new Date()),
  )
}

const usage = [
  'Say it like this: npm run restore -- <file.tar.gz> [--replace] [--json]',
  'or, where the database of DATABASE_URL is empty and takes the place of an earlier one, of which it learns what was erased since:',
  '  npm run restore -- <file.tar.gz> --in-place-of <name or postgres://…> --mistake none [--json]',
  'without the file where it has been brought back already, by PostgreSQL itself for instance; and where something was removed by',
  'mistake, with its time in place of `none`: --mistake <2026-11-27T03:00:05Z>/<2026-11-27T03:00:06Z>',
].join('\n')

const place = parseReplacementLine()
const line = place === null ? parseBackupLine(true) : null
const outcome = place !== null ? await runReplacement(place) : line === null ? E.left(usage) : await run(line)
if (E.isRight(outcome)) process.stdout.write(`${outcome.right}\n`)
else process.stderr.write(`${outcome.left}\n`)
process.exitCode = place === null && line === null ? 2 : E.isRight(outcome) ? 0 : 1
