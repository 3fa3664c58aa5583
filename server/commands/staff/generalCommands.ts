import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { staffContract } from '@careplus/adapters/internal/contract'
import { StaffRole, staffRoles } from '@careplus/core/internal/staff'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { aboutOne, misuse, callAndFormat, waitsWords, type Command } from './command.js'
import { roleMatrix, roleMatrixText } from './roleMatrix.js'
import { list, sheet } from './table.js'

/** Relative to the folder in which the command was typed, which npm passes on. */
const loadTypedFile = (file: string): Uint8Array | null => {
  try {
    return readFileSync(resolve(process.env['INIT_CWD'] ?? process.cwd(), file))
  } catch {
    return null
  }
}

const report = (name: 'members' | 'jobs' | 'letters', does: string): Command => ({
  name: [name],
  usage: '',
  summary: does,
  run: (caller) =>
    callAndFormat(caller.call(staffContract.readReport, { query: { name } }), ({ total, rows }) =>
      list(name, rows, total),
    ),
})

interface Paused {
  readonly on: boolean
  readonly message: string | null
  readonly until: string | null
}

const pausedWords = ({ on, message, until }: Paused): string =>
  on ? ['on', until === null ? '' : `until ${until}`, message ?? ''].filter((part) => part !== '').join(', ') : 'off'

const changedWords = ({ approval, ...state }: Paused & { readonly approval: string | null }): string =>
  approval === null ? pausedWords(state) : waitsWords(approval)

const hourMs = 3_600_000

/** A longer pause takes a second person. */
const inAnHour = (): string => new Date(Date.now() + hourMs - 60_000).toISOString()

export const generalCommands: ReadonlyArray<Command> = [
  report('members', 'The number of members, and the ids of the newest 50'),
  {
    name: ['members', 'find'],
    usage: '<e-mail, telephone number or id>',
    summary: 'A member, masked, with their points',
    run: aboutOne((caller, memberRef) =>
      callAndFormat(caller.call(staffContract.findMember, { query: { who: memberRef } }), sheet),
    ),
  },
  {
    name: ['points', 'adjust'],
    usage: '<e-mail, telephone number or id> <+n or -n> --reason <words>',
    summary: 'Adds or removes points; the member reads the reason',
    run: aboutOne((caller, memberRef, { words: [points = ''], options: { reason } }) =>
      !/^[+-]?\d{1,9}$/.test(points) || reason === undefined
        ? misuse
        : callAndFormat(
            caller.call(staffContract.adjustPoints, { body: { who: memberRef, points: Number(points), reason } }),
            ({ balance, approval }) =>
              approval === null ? `${Number(points)} points, balance ${balance}` : waitsWords(approval),
          ),
    ),
  },
  {
    name: ['content', 'import'],
    usage: '',
    summary: 'Imports the content folder, completely or not at all',
    run: (caller) =>
      callAndFormat(caller.call(staffContract.importContent, {}), ({ changed }) =>
        changed ? 'imported' : 'no change',
      ),
  },
  {
    name: ['maintenance'],
    usage: '',
    summary: 'Shows whether maintenance is on',
    run: (caller) => callAndFormat(caller.call(staffContract.readStaffMaintenance, {}), pausedWords),
  },
  {
    name: ['maintenance', 'on'],
    usage: '[--message <words>] [--until <2026-11-20T22:00:00Z>]',
    summary: 'Starts maintenance for an hour, or until then; longer takes a second person',
    run: (caller, { options: { message = null, until = inAnHour() } }) =>
      callAndFormat(caller.call(staffContract.changeMaintenance, { body: { on: true, message, until } }), changedWords),
  },
  {
    name: ['maintenance', 'off'],
    usage: '',
    summary: 'Ends maintenance',
    run: (caller) =>
      callAndFormat(
        caller.call(staffContract.changeMaintenance, { body: { on: false, message: null, until: null } }),
        changedWords,
      ),
  },
  {
    name: ['token', 'make'],
    usage: '<name> [--role <role>]…',
    summary: 'Makes a personal token for twelve months, and prints it once; without roles it holds all',
    run: aboutOne(async (caller, name, { lists: { role = [] } }) => {
      if (!role.every(StaffRole.is)) return misuse
      const token = opaqueToken()
      const body = { name: name.normalize('NFC'), hash: sha256(token), ...(role.length > 0 && { roles: [...role] }) }
      const made = await callAndFormat(
        caller.call(staffContract.makeToken, { body }),
        ({ expires_at }) => `${token}\nIt is printed only now, and is valid until ${expires_at}.`,
      )
      return E.map(({ data, text }: { data: unknown; text: string }) => ({
        data: { ...(data as object), token },
        text,
      }))(made)
    }),
  },
  {
    name: ['roles'],
    usage: '',
    summary: 'The calls that each role may make',
    run: async () => E.right({ data: roleMatrix, text: roleMatrixText }),
  },
  {
    name: ['token', 'list'],
    usage: '',
    summary: 'Tokens, newest first',
    run: (caller) =>
      callAndFormat(caller.call(staffContract.listTokens, {}), (tokens) =>
        list(
          'tokens',
          tokens.map((token) => ({
            ...token,
            roles: token.roles.length === staffRoles.length ? 'all' : token.roles.join(', '),
          })),
        ),
      ),
  },
  {
    name: ['token', 'end'],
    usage: '<name>',
    summary: 'Ends a token and its sessions',
    run: aboutOne((caller, name) =>
      callAndFormat(caller.call(staffContract.endToken, { body: { name: name.normalize('NFC') } }), () => 'ended'),
    ),
  },
  report('jobs', 'Scheduled jobs'),
  report('letters', 'Messages that wait, or failed finally in the last 30 days'),
  {
    name: ['legacy', 'import'],
    usage: '<file.json>',
    summary: 'Imports accounts of the earlier site, all or none',
    run: aboutOne(async (caller, file) => {
      const body = loadTypedFile(file)
      return body === null
        ? E.left({ _tag: 'Unreadable', file })
        : callAndFormat(
            caller.call(staffContract.importLegacyAccounts, { body }),
            ({ added, changed, claimed }) =>
              `Accounts of the earlier site: ${added} added, ${changed} changed, ${claimed} already claimed.`,
          )
    }),
  },
]
