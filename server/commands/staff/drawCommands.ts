import * as E from 'fp-ts/Either'
import { staffContract } from '@careplus/adapters/internal/contract'
import type { BodyOf } from '@careplus/adapters/contract'
import { addressLines } from '@careplus/core/addresses'
import { recipientLine } from '@careplus/core/internal/addresses'
import { parseIsoDate } from '@careplus/core/calendar'
import { aboutOne, misuse, moving, callAndFormat, type Command } from './command.js'
import { list, sheet, table } from './table.js'

type Winner = BodyOf<typeof staffContract.recordDraw>['winners'][number]

/** `code:k3v9…` of an entrant or a name, optionally followed by a comma and the entrant's number. */
const winnerOf = (word: string): Winner => {
  if (word.startsWith('code:')) return { code: word.slice('code:'.length) }
  const [name = '', number] = word.split(',').map((part) => part.trim())
  return { name, number: number === undefined || number === '' ? null : number }
}

/** The place of a winner; null: not a number. */
const placeOf = (word = ''): number | null => (/^[1-9]\d{0,3}$/.test(word) ? Number(word) : null)

export const drawCommands: ReadonlyArray<Command> = [
  {
    name: ['draws'],
    usage: '',
    summary: 'Draws, the latest first',
    run: (caller) =>
      callAndFormat(caller.call(staffContract.listStaffDraws, {}), (draws) =>
        list(
          'draws',
          draws.map(({ item_id, state, begin_date, expire_date, tickets, entrants, prizes, title }) => ({
            item: item_id,
            state,
            begin_date,
            expire_date,
            tickets,
            entrants,
            prizes,
            title,
          })),
        ),
      ),
  },
  {
    name: ['draws', 'show'],
    usage: '<item>',
    summary: 'A draw and its published record',
    run: aboutOne((caller, item_id) =>
      callAndFormat(
        caller.call(staffContract.readStaffDraw, { params: { item_id } }),
        ({ winners, earlier_values, ...draw }) =>
          [sheet(draw), table(earlier_values), table(winners)].filter((part) => part !== '').join('\n\n'),
      ),
    ),
  },
  moving(
    'draws prepare',
    '<item> --permit <number> --prizes <n>',
    'Sets permit and prizes, and locks the secret seed',
    (caller, item_id, { options: { permit, prizes = '' } }) =>
      permit === undefined || !/^\d+$/.test(prizes)
        ? null
        : caller.call(staffContract.prepareDraw, {
            params: { item_id },
            body: { permit_number: permit, prizes: Number(prizes) },
          }),
  ),
  moving(
    'draws name',
    '<item> --source <words> --date <2026-12-16> [--digits <n>]',
    'Names the public value, its day and its number of digits',
    (caller, item_id, { options: { source, date = '', digits } }) => {
      const day = parseIsoDate(date)
      return source === undefined || E.isLeft(day) || !/^\d{1,2}$/.test(digits ?? '1')
        ? null
        : caller.call(staffContract.namePublicValue, {
            params: { item_id },
            body: { source, date: day.right, digits: digits === undefined ? null : Number(digits) },
          })
    },
  ),
  moving('draws open', '<item>', 'Opens the draw for entries', (caller, item_id) =>
    caller.call(staffContract.openDraw, { params: { item_id } }),
  ),
  moving('draws close', '<item>', 'Closes the draw, and publishes the hash of the entry list', (caller, item_id) =>
    caller.call(staffContract.closeDraw, { params: { item_id } }),
  ),
  moving(
    'draws run',
    '<item> <public value> <the same again>',
    'Draws winners and reserves',
    (caller, item_id, { words: [public_value, repeated] }) =>
      public_value === undefined || repeated === undefined
        ? null
        : caller.call(staffContract.runDraw, { params: { item_id }, body: { public_value, again: repeated } }),
  ),
  moving(
    'draws record',
    '<item> --note <words> --winner <code:… | name, number> …',
    'Records an official result, winners in their order',
    (caller, item_id, { options: { note }, lists: { winner = [] } }) =>
      note === undefined || winner.length === 0
        ? null
        : caller.call(staffContract.recordDraw, { params: { item_id }, body: { note, winners: winner.map(winnerOf) } }),
  ),
  {
    name: ['draws', 'winner'],
    usage: '<item> <place>',
    summary: 'The contact of a winner; the audit log notes it',
    run: aboutOne((caller, item_id, { words }) => {
      const place = placeOf(words[0])
      return place === null
        ? misuse
        : callAndFormat(
            caller.call(staffContract.lookAtWinner, { params: { item_id }, body: { place } }),
            ({ name, phone, email }) => sheet({ name, phone, email }),
          )
    }),
  },
  {
    name: ['draws', 'claim'],
    usage: '<item> <place>',
    summary: 'The claim of a winner with the identity number; the audit log notes it',
    run: aboutOne((caller, item_id, { words }) => {
      const place = placeOf(words[0])
      return place === null
        ? misuse
        : callAndFormat(
            caller.call(staffContract.lookAtPrizeClaim, { params: { item_id }, body: { place } }),
            ({ address, ...claim }) =>
              [sheet(claim), [recipientLine(address), ...addressLines(address)].join('\n')].join('\n\n'),
          )
    }),
  },
  moving('draws deliver', '<item> <place>', 'Marks the prize of a place as delivered', (caller, item_id, { words }) => {
    const place = placeOf(words[0])
    return place === null ? null : caller.call(staffContract.deliverPrize, { params: { item_id }, body: { place } })
  }),
  moving(
    'draws cancel',
    '<item> --reason <words>',
    'Cancels a draw, and returns the points of every entry',
    (caller, item_id, { options: { reason } }) =>
      reason === undefined ? null : caller.call(staffContract.cancelDraw, { params: { item_id }, body: { reason } }),
  ),
]
