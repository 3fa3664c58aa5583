import { existsSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { parseBackupLine, manifestSentence, type BackupLine } from '../platform/backup/backupLine.js'
import { makeBackup } from '../platform/backup/makeBackup.js'
import { copying } from './storeCopy.js'
import { commandConfig } from './staff/openCaller.js'

const run = async (line: BackupLine): Promise<E.Either<string, string>> => {
  if (existsSync(line.file)) return E.left(`"${line.file}" is there already: a backup is not written over another.`)
  const config = commandConfig()
  if (E.isLeft(config)) return config
  const made = await makeBackup(config.right, line.file, copying, new Date())
  return E.isLeft(made) ? made : E.right(manifestSentence('Saved', made.right, line))
}

const line = parseBackupLine(false)
const outcome = line === null ? E.left('Usage: npm run backup -- <file.tar.gz> [--json]') : await run(line)
if (E.isRight(outcome)) process.stdout.write(`${outcome.right}\n`)
else process.stderr.write(`${outcome.left}\n`)
process.exitCode = line === null ? 2 : E.isRight(outcome) ? 0 : 1
