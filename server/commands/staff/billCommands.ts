import { staffContract } from '@careplus/adapters/internal/contract'
import type { BodyOf } from '@careplus/adapters/contract'
import { bahtOfSatang, type BillFlag } from '@careplus/core/loyalty'
import { billFlags, BillReason, BillState } from '@careplus/core/internal/loyalty'
import { ocrTables, ocrState } from './billOcrTables.js'
import { aboutOne, misuse, callAndFormat, type Command } from './command.js'
import { list, sheet, table } from './table.js'

type Line = BodyOf<typeof staffContract.approveBill>['lines'][number]

/** `12:2:198.00`: product, quantity, total in baht. */
const lineOf = (word: string): Line | null => {
  const [, product_id = '', quantity = '', baht = '', satang = '00'] =
    /^(\d+):(\d+):(\d+)(?:\.(\d{2}))?$/.exec(word) ?? []
  return product_id === ''
    ? null
    : { product_id, quantity: Number(quantity), satang: Number(baht) * 100 + Number(satang) }
}

const orders = ['oldest', 'read_first', 'read_last'] as const
const isOrder = (word: string): word is (typeof orders)[number] => orders.some((order) => order === word)

const isFlag = (word: string): word is BillFlag => billFlags.some((flag) => flag === word)

const decided = ({ state, points }: { readonly state: string; readonly points: number }): string =>
  `${state}, ${points} points`

export const billCommands: ReadonlyArray<Command> = [
  {
    name: ['bills'],
    usage: `[--state reviewing|approved|rejected | --receipt <number>] [--order ${orders.join('|')}]`,
    summary:
      'Waiting bills, the oldest first; --order puts completely recognised ones first or last; --receipt finds all of a number',
    run: (caller, { options: { state, receipt, order } }) =>
      (state !== undefined && !BillState.is(state)) || (order !== undefined && !isOrder(order))
        ? misuse
        : callAndFormat(
            caller.call(staffContract.listStaffBills, {
              query: {
                ...(state === undefined ? {} : { state }),
                ...(receipt === undefined ? {} : { receipt }),
                ...(order === undefined ? {} : { order }),
              },
            }),
            (data) =>
              list(
                'bills',
                data.bills.map((bill) => ({
                  id: bill.id,
                  sent_at: bill.sent_at,
                  shop: bill.shop_title,
                  date: bill.date,
                  receipt: bill.receipt_number,
                  baht: bahtOfSatang(bill.amount_satang),
                  up_to: bill.forecast,
                  state: bill.state,
                  read: bill.read_whole ? 'whole' : '-',
                  flags: bill.flags.join(','),
                })),
              ),
          ),
  },
  {
    name: ['bills', 'show'],
    usage: '<id>',
    summary: 'A bill, the recognised text of its pictures, and similar bills',
    run: aboutOne((caller, id) =>
      callAndFormat(caller.call(staffContract.readStaffBill, { params: { id } }), (bill) =>
        [
          sheet({
            shop: bill.shop_title,
            date: bill.date,
            receipt: bill.receipt_number,
            baht: bahtOfSatang(bill.amount_satang),
            flags: bill.flags.length === 0 ? '-' : bill.flags.join(','),
            state: bill.reason === null ? bill.state : `${bill.state} (${bill.reason})`,
            points: bill.state === 'approved' ? bill.points : `up to ${bill.forecast}`,
            member: `${bill.member.name ?? '-'} ${bill.member.number ?? '-'}`,
            of_day: `${bill.of_day} of at most ${bill.most_a_day}`,
            pictures: bill.pictures.length,
            read: ocrState(bill),
            appeal: bill.appeal_words,
          }),
          ...ocrTables(bill.reading),
          table(bill.lines),
          table(bill.alike),
          table(bill.steps),
        ]
          .filter((part) => part !== '')
          .join('\n\n'),
      ),
    ),
  },
  {
    name: ['bills', 'approve'],
    usage: '<id> <product:quantity:baht.satang> … [--despite <flag,…>]',
    summary: 'Approves a bill by its lines; for a bill with flags, --despite names each of them',
    run: aboutOne((caller, id, { words, options }) => {
      const despite = options['despite']?.split(',') ?? []
      if (!despite.every(isFlag)) return misuse
      const lines = words.flatMap((word) => lineOf(word) ?? [])
      return lines.length === 0 || lines.length < words.length
        ? misuse
        : callAndFormat(caller.call(staffContract.approveBill, { params: { id }, body: { lines, despite } }), decided)
    }),
  },
  {
    name: ['bills', 'reject'],
    usage: `<id> <${Object.keys(BillReason.keys).join('|')}>`,
    summary: 'Rejects a bill, with a reason for the member',
    run: aboutOne((caller, id, { words: [reason] }) =>
      BillReason.is(reason)
        ? callAndFormat(caller.call(staffContract.rejectBill, { params: { id }, body: { reason } }), decided)
        : misuse,
    ),
  },
  {
    name: ['products'],
    usage: '',
    summary: 'Products with their numbers, for the lines of a bill',
    run: (caller) =>
      callAndFormat(caller.call(staffContract.listProducts, {}), (products) =>
        list(
          'products',
          products.map(({ id, age_line, earns, title }) => ({ id, age_line, earns, title })),
        ),
      ),
  },
  {
    name: ['taught'],
    usage: '[<part of a name or of a product>]',
    summary: 'Product names learnt from approved bills, the newest first',
    run: (caller, { words }) => {
      const text = words.join(' ')
      return callAndFormat(
        caller.call(staffContract.listTaughtTexts, { query: text === '' ? {} : { text } }),
        (texts) =>
          list(
            'taught',
            texts.map(({ id, text: name, product_id, product_title, times, counts, actor, taught_at, ended_by }) => ({
              id,
              name,
              product: product_id,
              title: product_title,
              times,
              state: ended_by === null ? (counts ? 'counts' : 'said once') : `ended by ${ended_by}`,
              actor,
              taught_at,
            })),
          ),
      )
    },
  },
  {
    name: ['taught', 'end'],
    usage: '<id>',
    summary: 'Ends a learnt name; it is not learnt again',
    run: aboutOne((caller, id) =>
      callAndFormat(caller.call(staffContract.endTaughtText, { body: { id } }), () => 'ended'),
    ),
  },
]
