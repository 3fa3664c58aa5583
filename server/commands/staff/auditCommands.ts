import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as E from 'fp-ts/Either'
import type { AnswerOf, QueryOf } from '@careplus/adapters/contract'
import { staffContract, type StaffContract } from '@careplus/adapters/internal/contract'
import {
  auditActions,
  auditLabel,
  auditMember,
  auditMoment,
  auditSentence,
  auditValue,
} from '@careplus/core/internal/audit'
import { parseIsoDate } from '@careplus/core/calendar'
import { misuse, callAndFormat, type Args, type Command } from './command.js'
import { list, table } from './table.js'

type Query = QueryOf<StaffContract['exportAudit']>
type Entry = AnswerOf<StaffContract['listAudit']>['data']['rows'][number]

const viewsOf = ['each', 'none'] as const

/** Null: the day, kind or choice of views does not exist. */
const queryOf = ({ actor, action, member, subject, day, views }: Args['options']): Query | null => {
  const kind = auditActions.find((each) => each === action)
  const date = day === undefined ? null : parseIsoDate(day)
  const asked = viewsOf.find((each) => each === views)
  if ((action !== undefined && kind === undefined) || (views !== undefined && asked === undefined)) return null
  if (date !== null && E.isLeft(date)) return null
  return {
    ...(actor === undefined ? {} : { actor }),
    ...(kind === undefined ? {} : { action: kind }),
    ...(member === undefined ? {} : { member }),
    ...(subject === undefined ? {} : { subject }),
    ...(date === null ? {} : { day: date.right }),
    ...(asked === undefined ? {} : { views: asked }),
  }
}

const rowOf = (entry: Entry) => ({
  seq: entry.seq,
  at: auditMoment(entry.at),
  who: entry.who,
  did: entry.times > 1 ? `${auditSentence(entry)} × ${entry.times}` : auditSentence(entry),
  member: entry.member === null || entry.times > 1 ? null : auditMember(entry.member),
  before: auditValue(entry.action, entry.before),
  after: auditValue(entry.action, entry.after),
  subject: entry.times > 1 ? null : entry.subject,
})

const filters = '[--actor <who>] [--action <kind>] [--member <who>] [--day <2026-11-20>] [--views each|none]'

export const auditCommands: ReadonlyArray<Command> = [
  {
    name: ['audit'],
    usage: `${filters} [--before <seq>]`,
    summary: 'The newest 50 entries of the audit log; views of one person and day are one entry',
    run: (caller, { options }) => {
      const query = queryOf(options)
      const { before } = options
      return query === null
        ? misuse
        : callAndFormat(
            caller.call(staffContract.listAudit, { query: { ...query, ...(before === undefined ? {} : { before }) } }),
            ({ total, rows }) => list('audit', rows.map(rowOf), total),
          )
    },
  },
  {
    name: ['audit', 'people'],
    usage: '',
    summary: 'Who is in the audit log, for --actor',
    run: (caller) => callAndFormat(caller.call(staffContract.listAuditPeople, {}), (people) => list('people', people)),
  },
  {
    name: ['audit', 'kinds'],
    usage: '',
    summary: 'The kinds of entries, for --action',
    run: async () => {
      const kinds = auditActions.map((action) => ({ action, meaning: auditLabel(action) }))
      return E.right({ data: kinds, text: table(kinds) })
    },
  },
  {
    name: ['audit', 'save'],
    usage: `<file.csv> ${filters}`,
    summary: 'The filtered entries as a table for spreadsheets; that is audited too',
    run: async (caller, { words: [file], options }) => {
      const query = queryOf(options)
      if (file === undefined || query === null) return misuse
      const saved = await caller.call(staffContract.exportAudit, { query })
      if (E.isLeft(saved)) return E.left({ _tag: 'Refused', error: saved.left })
      try {
        writeFileSync(resolve(process.env['INIT_CWD'] ?? process.cwd(), file), saved.right.bytes, {
          flag: 'wx',
          mode: 0o600,
        })
      } catch {
        return E.left({ _tag: 'Unwritable', file })
      }
      return E.right({ data: { file }, text: `saved as ${file}` })
    },
  },
]
