import { parseArgs } from 'node:util'
import * as E from 'fp-ts/Either'
import { IdempotencyKeyText, type ErrorBody } from '@careplus/adapters/internal/contract'
import { approvalCommands } from './approvalCommands.js'
import { auditCommands } from './auditCommands.js'
import { billCommands } from './billCommands.js'
import type { StaffCaller } from './staffCaller.js'
import type { Args, Command, Problem } from './command.js'
import { generalCommands } from './generalCommands.js'
import { drawCommands } from './drawCommands.js'
import { orderCommands } from './orderCommands.js'
import { peopleCommands } from './peopleCommands.js'
import { requestCommands } from './requestCommands.js'

const commands: ReadonlyArray<Command> = [
  ...billCommands,
  ...orderCommands,
  ...requestCommands,
  ...drawCommands,
  ...peopleCommands,
  ...generalCommands,
  ...auditCommands,
  ...approvalCommands,
]

export interface CommandOutput {
  readonly out: string
  readonly err: string
  /** 0: done; 1: refused or no server; 2: wrong usage. */
  readonly code: 0 | 1 | 2
}

const usageOf = ({ name, usage }: Command): string => `npm run staff -- ${[...name, usage].join(' ').trimEnd()}`

const widest = 46

const helpOf = ({ name, usage, summary: does }: Command): string => {
  const usageText = [...name, usage].join(' ').trimEnd()
  return usageText.length > widest
    ? `  ${usageText}\n${' '.repeat(widest + 4)}${does}`
    : `  ${usageText.padEnd(widest)}  ${does}`
}

const help = (): string =>
  `Usage: npm run staff -- <command> [--json] [--key <key of an earlier attempt>]\n${commands.map(helpOf).join('\n')}`

const words = [
  'state',
  'carrier',
  'tracking',
  'permit',
  'prizes',
  'source',
  'date',
  'note',
  'reason',
  'message',
  'read',
] as const
const more = [
  'until',
  'actor',
  'action',
  'subject',
  'before',
  'member',
  'day',
  'views',
  'number',
  'receipt',
  'despite',
  'digits',
  'points',
  'order',
  'skip',
] as const
const options = {
  ...Object.fromEntries([...words, ...more].map((name) => [name, { type: 'string' }] as const)),
  winner: { type: 'string', multiple: true },
  role: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  key: { type: 'string' },
} as const

/** Keeps negative numbers from being parsed as options. */
const escapeMinus = (arg: string): string => arg.replace(/^-(?=\d)/, '\u2212')
const unescapeMinus = (word: string): string => word.replace(/^\u2212(?=\d)/, '-')

export interface CommandLine {
  readonly json: boolean
  /** The idempotency key; undefined: a new one. */
  readonly key: string | undefined
  readonly command: Command
  readonly args: Args
}

const commandOf = (usageText: ReadonlyArray<string>): Command | undefined =>
  [...commands]
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => name.every((word, at) => usageText[at] === word))

const wrong = (err: string): E.Either<CommandOutput, never> => E.left({ out: '', err, code: 2 })

export const parseCommandLine = (argv: ReadonlyArray<string>): E.Either<CommandOutput, CommandLine> => {
  try {
    const { values, positionals } = parseArgs({ args: argv.map(escapeMinus), options, allowPositionals: true })
    const command = commandOf(positionals)
    if (command === undefined) return wrong(help())
    const { json = false, key, winner = [], role = [], ...rest } = values
    if (key !== undefined && !IdempotencyKeyText.is(key))
      return wrong('--key takes the key that an earlier attempt has printed.')
    const args = {
      words: positionals.slice(command.name.length).map(unescapeMinus),
      options: rest as Args['options'],
      lists: { winner, role },
    }
    return E.right({ json, key, command, args })
  } catch (failure) {
    return wrong(`${(failure as Error).message}\n${help()}`)
  }
}

const sentenceOf = ({ error_message, alert_messages = [], errors = [] }: ErrorBody): string =>
  [error_message, ...alert_messages, ...errors.map(({ field, message }) => `${field}: ${message}`)].join('\n')

const failed = (problem: Problem, { json, command }: CommandLine): CommandOutput => {
  switch (problem._tag) {
    case 'Misused':
      return { out: '', err: `Usage: ${usageOf(command)}`, code: 2 }
    case 'Unreadable':
      return { out: '', err: `The file "${problem.file}" cannot be read.`, code: 1 }
    case 'Unwritable':
      return { out: '', err: `The file "${problem.file}" exists already, or cannot be written.`, code: 1 }
    case 'Refused':
      return json
        ? { out: JSON.stringify(problem.error, null, 2), err: '', code: 1 }
        : { out: '', err: sentenceOf(problem.error), code: 1 }
  }
}

export const runCommandLine = async (line: CommandLine, caller: StaffCaller): Promise<CommandOutput> => {
  const done = await line.command.run(caller, line.args)
  if (E.isLeft(done)) return failed(done.left, line)
  const { data, text } = done.right
  return { out: line.json ? JSON.stringify(data, null, 2) : text, err: '', code: 0 }
}
