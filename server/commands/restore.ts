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
      'Every user of this machine can read a command line: leave the password out of --in-place-of, and write it into ' +
        '~/.pgpass of the user that runs this command, or set PGPASSWORD. Change the password, because others may have read it.',
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
  'Usage: npm run restore -- <file.tar.gz> [--replace] [--json]',
  'If the database of DATABASE_URL is empty and is to replace an earlier one, this also repeats the erasures since the backup:',
  '  npm run restore -- <file.tar.gz> --in-place-of <name or postgres://…> --mistake none [--json]',
  'Leave the file out if the database is restored already, for example by PostgreSQL itself. If data was removed by mistake, give its',
  'time in place of `none`: --mistake <2026-11-27T03:00:05Z>/<2026-11-27T03:00:06Z>',
].join('\n')

const place = parseReplacementLine()
const line = place === null ? parseBackupLine(true) : null
const outcome = place !== null ? await runReplacement(place) : line === null ? E.left(usage) : await run(line)
if (E.isRight(outcome)) process.stdout.write(`${outcome.right}\n`)
else process.stderr.write(`${outcome.left}\n`)
process.exitCode = place === null && line === null ? 2 : E.isRight(outcome) ? 0 : 1
