import * as E from 'fp-ts/Either'
import { withCaller } from './staff/openCaller.js'
import { parseCommandLine, runCommandLine, type CommandOutput } from './staff/runCommand.js'

const run = async (): Promise<CommandOutput> => {
  const line = parseCommandLine(process.argv.slice(2))
  if (E.isLeft(line)) return line.left
  const ended = await withCaller((caller) => runCommandLine(line.right, caller), line.right.key)
  return E.isLeft(ended) ? { out: '', err: ended.left, code: 1 } : ended.right
}

const { out, err, code } = await run()
if (out !== '') process.stdout.write(`${out}\n`)
if (err !== '') process.stderr.write(`${err}\n`)
process.exitCode = code
