import * as E from 'fp-ts/Either'
import { staffContract, type BodyOf } from '@careplus/adapters/contract'
import { addressLines, recipientLine } from '@careplus/core/addresses'
import { isoDate } from '@careplus/core/calendar'
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
    summary: 'Draws, the latest to begin first',
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
    summary: 'A draw, and what is published of it',
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
    'Names the public value, its day, and how many digits it has',
    (caller, item_id, { options: { source, date = '', digits } }) => {
      const day = isoDate(date)
      return source === undefined || E.isLeft(day) || !/^\d{1,2}$/.test(digits ?? '1')
        ? null
        : caller.call(staffContract.namePublicValue, {
            params: { item_id },
            body: { source, date: day.right, digits: digits === undefined ? null : Number(digits) },
          })
    },
  ),
  moving('draws open', '<item>', 'Takes entries from now on', (caller, item_id) =>
    caller.call(staffContract.openDraw, { params: { item_id } }),
  ),
  moving('draws close', '<item>', 'Takes no more, and publishes the hash of the list', (caller, item_id) =>
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
    'Takes an official result over, winners in their order',
    (caller, item_id, { options: { note }, lists: { winner = [] } }) =>
      note === undefined || winner.length === 0
        ? null
        : caller.call(staffContract.recordDraw, { params: { item_id }, body: { note, winners: winner.map(winnerOf) } }),
  ),
  {
    name: ['draws', 'winner'],
    usage: '<item> <place>',
    summary: 'How a winner can be reached; every look is written down',
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
    summary: 'What a winner told to get their prize, number and all; every look is written down',
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
  moving('draws deliver', '<item> <place>', 'The prize of a place was handed over', (caller, item_id, { words }) => {
    const place = placeOf(words[0])
    return place === null ? null : caller.call(staffContract.deliverPrize, { params: { item_id }, body: { place } })
  }),
  moving(
    'draws cancel',
    '<item> --reason <words>',
    'Cancels a draw and gives every entry back',
    (caller, item_id, { options: { reason } }) =>
      reason === undefined ? null : caller.call(staffContract.cancelDraw, { params: { item_id }, body: { reason } }),
  ),
]
