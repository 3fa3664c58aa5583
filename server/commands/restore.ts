import * as E from 'fp-ts/Either'
import { eraseAgain } from '../account/erasures/again.js'
import { carryingSql } from '../account/erasures/carryScript.js'
import { restoreBackup } from '../platform/backup/restoreBackup.js'
import { readLine, restoredSentence, type Line } from '../platform/backup/line.js'
import { commandConfig } from './staff/openCaller.js'

const run = async (line: Line): Promise<E.Either<string, string>> => {
  const config = commandConfig()
  if (E.isLeft(config)) return config
  const back = await restoreBackup(config.right, line.file, line.replace, { carryingSql, eraseAgain }, new Date())
  return E.isLeft(back) ? back : E.right(restoredSentence(back.right, line))
}

const line = readLine(true)
const usage = 'Say it like this: npm run restore -- <file.tar.gz> [--replace] [--json]'
const outcome = line === null ? E.left(usage) : await run(line)
if (E.isRight(outcome)) process.stdout.write(`${outcome.right}\n`)
else process.stderr.write(`${outcome.left}\n`)
process.exitCode = line === null ? 2 : E.isRight(outcome) ? 0 : 1
