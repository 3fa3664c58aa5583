import * as E from 'fp-ts/Either'
import { withCaller } from './staff/openCaller.js'
import { readLine, runLine, type Ended } from './staff/run.js'

const run = async (): Promise<Ended> => {
  const line = readLine(process.argv.slice(2))
  if (E.isLeft(line)) return line.left
  const ended = await withCaller((caller) => runLine(line.right, caller), line.right.key)
  return E.isLeft(ended) ? { out: '', err: ended.left, code: 1 } : ended.right
}

const { out, err, code } = await run()
if (out !== '') process.stdout.write(`${out}\n`)
if (err !== '') process.stderr.write(`${err}\n`)
process.exitCode = code
