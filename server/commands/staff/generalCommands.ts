import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import { staffContract } from '@careplus/adapters/contract'
import { opaqueToken, sha256 } from '../../platform/crypto/tokens.js'
import { aboutOne, misuse, callAndFormat, type Command } from './command.js'
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

const pausedWords = ({ on, message, until }: { on: boolean; message: string | null; until: string | null }): string =>
  on ? ['on', until === null ? '' : `until ${until}`, message ?? ''].filter((part) => part !== '').join(', ') : 'off'

export const generalCommands: ReadonlyArray<Command> = [
  report('members', 'How many, and the newest 50, by their ids'),
  {
    name: ['members', 'find'],
    usage: '<e-mail, telephone number or id>',
    summary: 'A member, masked, with their points',
    run: aboutOne((caller, who) => callAndFormat(caller.call(staffContract.findMember, { query: { who } }), sheet)),
  },
  {
    name: ['points', 'adjust'],
    usage: '<e-mail, telephone number or id> <+n or -n> --reason <words>',
    summary: 'Adds points to a ledger, or takes some off; the member reads the reason',
    run: aboutOne((caller, who, { words: [points = ''], options: { reason } }) =>
      !/^[+-]?\d{1,9}$/.test(points) || reason === undefined
        ? misuse
        : callAndFormat(
            caller.call(staffContract.adjustPoints, { body: { who, points: Number(points), reason } }),
            ({ balance }) => `${Number(points)} points, balance ${balance}`,
          ),
    ),
  },
  {
    name: ['content', 'import'],
    usage: '',
    summary: 'Takes the content folder in, all of it or nothing',
    run: (caller) =>
      callAndFormat(caller.call(staffContract.importContent, {}), ({ changed }) =>
        changed ? 'imported' : 'nothing has changed',
      ),
  },
  {
    name: ['maintenance'],
    usage: '',
    summary: 'Whether the calls of members are paused',
    run: (caller) => callAndFormat(caller.call(staffContract.readStaffMaintenance, {}), pausedWords),
  },
  {
    name: ['maintenance', 'on'],
    usage: '[--message <words>] [--until <2026-11-20T22:00:00Z>]',
    summary: 'Pauses them; every server follows within a second',
    run: (caller, { options: { message = null, until = null } }) =>
      callAndFormat(caller.call(staffContract.changeMaintenance, { body: { on: true, message, until } }), pausedWords),
  },
  {
    name: ['maintenance', 'off'],
    usage: '',
    summary: 'Lets them in again',
    run: (caller) =>
      callAndFormat(
        caller.call(staffContract.changeMaintenance, { body: { on: false, message: null, until: null } }),
        pausedWords,
      ),
  },
  {
    name: ['token', 'make'],
    usage: '<name>',
    summary: 'Makes a personal token for twelve months and shows it once',
    run: aboutOne(async (caller, name) => {
      const token = opaqueToken()
      const made = await callAndFormat(
        caller.call(staffContract.makeToken, { body: { name: name.normalize('NFC'), hash: sha256(token) } }),
        ({ expires_at }) => `${token}\nIt is shown this once, and good until ${expires_at}.`,
      )
      return E.map(({ data, text }: { data: unknown; text: string }) => ({
        data: { ...(data as object), token },
        text,
      }))(made)
    }),
  },
  {
    name: ['token', 'list'],
    usage: '',
    summary: 'Tokens, newest first',
    run: (caller) => callAndFormat(caller.call(staffContract.listTokens, {}), (tokens) => list('tokens', tokens)),
  },
  {
    name: ['token', 'end'],
    usage: '<name>',
    summary: 'Ends a token, and whatever it is signed in to',
    run: aboutOne((caller, name) =>
      callAndFormat(caller.call(staffContract.endToken, { body: { name: name.normalize('NFC') } }), () => 'ended'),
    ),
  },
  {
    name: ['audit'],
    usage: '[--actor <who>] [--action <what>] [--subject <id>] [--before <seq>]',
    summary: 'Who did what, the newest 50',
    run: (caller, { options: { actor, action, subject, before } }) => {
      const query = {
        ...(actor === undefined ? {} : { actor }),
        ...(action === undefined ? {} : { action }),
        ...(subject === undefined ? {} : { subject }),
        ...(before === undefined ? {} : { before }),
      }
      return callAndFormat(caller.call(staffContract.listAudit, { query }), ({ total, rows }) =>
        list('audit', rows, total),
      )
    },
  },
  report('jobs', 'Work that was put off'),
  report('letters', 'Mail and text messages that wait to be sent, or were given up in the last 30 days'),
  {
    name: ['legacy', 'import'],
    usage: '<file.json>',
    summary: 'Takes in accounts of the earlier site, all of them or none',
    run: aboutOne(async (caller, file) => {
      const body = loadTypedFile(file)
      return body === null
        ? E.left({ _tag: 'Unreadable', file })
        : callAndFormat(
            caller.call(staffContract.importLegacyAccounts, { body }),
            ({ added, changed, claimed }) =>
              `Accounts of the earlier site: ${added} added, ${changed} changed, ${claimed} moved over already.`,
          )
    }),
  },
]
