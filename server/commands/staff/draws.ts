import * as E from 'fp-ts/Either'
import { staffContract, type BodyOf } from '@careplus/adapters/contract'
import { addressLines, recipientLine } from '@careplus/core/addresses'
import { isoDate } from '@careplus/core/calendar'
import { aboutOne, misused, telling, type Command } from './command.js'
import { list, sheet, table } from './table.js'

type Winner = BodyOf<typeof staffContract.recordDraw>['winners'][number]

const moved = ({ state }: { readonly state: string }): string => state

/** `code:k3v9…` of an entrant, or a name, and after a comma their number. */
const winnerOf = (word: string): Winner => {
  if (word.startsWith('code:')) return { code: word.slice('code:'.length) }
  const [name = '', number] = word.split(',').map((part) => part.trim())
  return { name, number: number === undefined || number === '' ? null : number }
}

const plain = (
  verb: 'open' | 'close',
  endpoint: typeof staffContract.openDraw | typeof staffContract.closeDraw,
  does: string,
): Command => ({
  name: ['draws', verb],
  takes: '<item>',
  does,
  run: aboutOne((caller, item_id) => telling(caller.call(endpoint, { params: { item_id } }), moved)),
})

export const drawCommands: ReadonlyArray<Command> = [
  {
    name: ['draws'],
    takes: '',
    does: 'Draws, the latest to begin first',
    run: (caller) =>
      telling(caller.call(staffContract.listStaffDraws, {}), (draws) =>
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
    takes: '<item>',
    does: 'A draw, and what is published of it',
    run: aboutOne((caller, item_id) =>
      telling(
        caller.call(staffContract.readStaffDraw, { params: { item_id } }),
        ({ winners, earlier_values, ...draw }) =>
          [sheet(draw), table(earlier_values), table(winners)].filter((part) => part !== '').join('\n\n'),
      ),
    ),
  },
  {
    name: ['draws', 'prepare'],
    takes: '<item> --permit <number> --prizes <n>',
    does: 'Sets permit and prizes, and locks the secret seed',
    run: aboutOne((caller, item_id, { options: { permit, prizes } }) =>
      permit === undefined || !/^\d+$/.test(prizes ?? '')
        ? misused
        : telling(
            caller.call(staffContract.prepareDraw, {
              params: { item_id },
              body: { permit_number: permit, prizes: Number(prizes) },
            }),
            moved,
          ),
    ),
  },
  {
    name: ['draws', 'name'],
    takes: '<item> --source <words> --date <2026-12-16> [--digits <n>]',
    does: 'Names the public value, its day, and how many digits it has',
    run: aboutOne((caller, item_id, { options: { source, date, digits } }) => {
      const day = isoDate(date ?? '')
      return source === undefined || E.isLeft(day) || !/^\d{1,2}$/.test(digits ?? '1')
        ? misused
        : telling(
            caller.call(staffContract.namePublicValue, {
              params: { item_id },
              body: { source, date: day.right, digits: digits === undefined ? null : Number(digits) },
            }),
            moved,
          )
    }),
  },
  plain('open', staffContract.openDraw, 'Takes entries from now on'),
  plain('close', staffContract.closeDraw, 'Takes no more, and publishes the hash of the list'),
  {
    name: ['draws', 'run'],
    takes: '<item> <public value> <the same again>',
    does: 'Draws winners and reserves',
    run: aboutOne((caller, item_id, { words: [public_value, again] }) =>
      public_value === undefined || again === undefined
        ? misused
        : telling(caller.call(staffContract.runDraw, { params: { item_id }, body: { public_value, again } }), moved),
    ),
  },
  {
    name: ['draws', 'record'],
    takes: '<item> --note <words> --winner <code:… | name, number> …',
    does: 'Takes an official result over, winners in their order',
    run: aboutOne((caller, item_id, { options: { note }, lists: { winner = [] } }) =>
      note === undefined || winner.length === 0
        ? misused
        : telling(
            caller.call(staffContract.recordDraw, {
              params: { item_id },
              body: { note, winners: winner.map(winnerOf) },
            }),
            moved,
          ),
    ),
  },
  {
    name: ['draws', 'winner'],
    takes: '<item> <place>',
    does: 'How a winner can be reached; every look is written down',
    run: aboutOne((caller, item_id, { words: [place = ''] }) =>
      /^[1-9]\d{0,3}$/.test(place)
        ? telling(
            caller.call(staffContract.lookAtWinner, { params: { item_id }, body: { place: Number(place) } }),
            ({ name, phone, email }) => sheet({ name, phone, email }),
          )
        : misused,
    ),
  },
  {
    name: ['draws', 'claim'],
    takes: '<item> <place>',
    does: 'What a winner told to get their prize, number and all; every look is written down',
    run: aboutOne((caller, item_id, { words: [place = ''] }) =>
      /^[1-9]\d{0,3}$/.test(place)
        ? telling(
            caller.call(staffContract.lookAtPrizeClaim, { params: { item_id }, body: { place: Number(place) } }),
            ({ address, ...claim }) =>
              [sheet(claim), [recipientLine(address), ...addressLines(address)].join('\n')].join('\n\n'),
          )
        : misused,
    ),
  },
  {
    name: ['draws', 'deliver'],
    takes: '<item> <place>',
    does: 'The prize of a place was handed over',
    run: aboutOne((caller, item_id, { words: [place = ''] }) =>
      /^[1-9]\d{0,3}$/.test(place)
        ? telling(
            caller.call(staffContract.deliverPrize, { params: { item_id }, body: { place: Number(place) } }),
            moved,
          )
        : misused,
    ),
  },
  {
    name: ['draws', 'cancel'],
    takes: '<item> --reason <words>',
    does: 'Cancels a draw and gives every entry back',
    run: aboutOne((caller, item_id, { options: { reason } }) =>
      reason === undefined
        ? misused
        : telling(caller.call(staffContract.cancelDraw, { params: { item_id }, body: { reason } }), moved),
    ),
  },
]
