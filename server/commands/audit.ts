import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import type { ErrorBody } from '@careplus/adapters/internal/contract'
import { lineOf, type Difference } from '../loyalty/ledgerAudit/difference.js'
import { auditAll } from './auditLedger.js'
import { withCaller } from './staff/openCaller.js'

const wantsJson = (): boolean | null => {
  try {
    return parseArgs({ options: { json: { type: 'boolean', default: false } } }).values.json
  } catch {
    return null
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const ended = (count: number): string =>
  count === 0 ? 'no difference' : count === 1 ? '1 difference' : `${count} differences`

/** 0: no difference; 1: a difference, or the audit failed. */
const run = async (asJson: boolean): Promise<0 | 1> => {
  const differences: Difference[] = []
  const report = (difference: Difference): void => {
    differences.push(difference)
    if (!asJson) print(lineOf(difference))
  }
  const done = await withCaller((caller) => auditAll(caller, report))
  const audited = E.isLeft(done) ? done : E.mapLeft(({ error_message }: ErrorBody) => error_message)(done.right)
  if (E.isLeft(audited)) {
    process.stderr.write(`${audited.left}\n`)
    return 1
  }
  const { members, items, draws } = audited.right
  if (asJson) print(JSON.stringify({ members, items, draws, differences }, null, 2))
  else print(`${members} members, ${items} items, ${draws} draws recalculated: ${ended(differences.length)}`)
  return differences.length === 0 ? 0 : 1
}

const asJson = wantsJson()
if (asJson === null) process.stderr.write('Usage: npm run audit [-- --json]\n')
process.exitCode = asJson === null ? 2 : await run(asJson)
