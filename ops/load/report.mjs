import { maxMs } from './capacity.mjs'

const grouped = (value) => new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value)
const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0))
const cores = (value) => value.toFixed(2)

export const stepLine = ({ told: timings, used, lagMs, holds }) =>
  `${String(timings.rate).padStart(5)} /s: ${timings.reached.toFixed(0)} /s, p50 ${ms(timings.quick.p50)}, p95 ${ms(timings.quick.p95)}, p99 ${ms(timings.quick.p99)} ms, bills p95 ${ms(timings.kinds.bill.p95)} ms; ` +
  `servers ${cores(used.servers)}, database ${cores(used.database)}, load ${cores(used.load)}, others ${cores(used.others)} cores; ` +
  `loop ${ms(lagMs)} ms, left ${ms(timings.lateMs)} ms late${holds === false ? '; too much' : ''}` +
  (Object.keys(timings.errors).length === 0 ? '' : `; ${JSON.stringify(timings.errors)}`)

const table = (heads, rows) =>
  [
    `| ${heads.join(' | ')} |`,
    `|${heads.map((_, at) => (at === 0 ? '---' : '--:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

const nameOf = ({ store, members, processes }) =>
  `${store === 'postgres' ? 'PostgreSQL' : 'embedded'}, ${grouped(members)} members, ${processes === 1 ? 'one process' : `${processes} processes`}`

const percentiles = ({ p50, p95, p99 }) => [ms(p50), ms(p95), ms(p99)]

const capacity = (rows) =>
  table(
    [
      'where',
      'calls a second',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'bills p95 ms',
      'cores: servers',
      'database',
      'load',
      'others',
    ],
    rows.map((row) =>
      row.held === null
        ? [nameOf(row), 'none held', '', '', '', '', '', '', '', '']
        : [
            nameOf(row),
            grouped(row.held.told.rate),
            ...percentiles(row.held.told.quick),
            ms(row.held.told.kinds.bill.p95),
            ...['servers', 'database', 'load', 'others'].map((processName) => cores(row.held.used[processName])),
          ],
    ),
  )

const stepsOf = (row) =>
  `#### ${nameOf(row)}\n\n` +
  table(
    [
      'due /s',
      'answered /s',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'bills p95 ms',
      'servers',
      'database',
      'load',
      'others',
      'loop ms',
      'errors',
    ],
    row.steps.map(({ told: timings, used, lagMs }) => [
      timings.rate,
      timings.reached.toFixed(0),
      ...percentiles(timings.quick),
      ms(timings.kinds.bill.p95),
      ...['servers', 'database', 'load', 'others'].map((processName) => cores(used[processName])),
      ms(lagMs),
      Object.entries(timings.errors)
        .map(([what, count]) => `${count} × ${what}`)
        .join(', '),
    ]),
  ) +
  (row.gives === null ? '' : `\n\nWhat gives first: ${row.gives}.`)

const kindsOf = (row) =>
  table(
    ['kind', 'calls', 'p50 ms', 'p95 ms', 'p99 ms'],
    Object.entries(row.held.told.kinds).map(([kind, timings]) => [kind, timings.count, ...percentiles(timings)]),
  )

const ratiosOf = (ratios) =>
  table(
    ['beside a bare server', 'ours', 'bare', 'ratio', 'at least', ''],
    ratios.map(({ name, value, limit, ratio, target, ok, skipped }) =>
      skipped
        ? [name, '', '', '', '', skipped]
        : [name, grouped(value), grouped(limit), ratio.toFixed(2), target, ok ? '✓' : '✗'],
    ),
  )

const volumesOf = ({ most, fewest, rate, rounds, errors, kinds, ...timings }) =>
  `${grouped(most)} members beside ${grouped(fewest)}, PostgreSQL, one process, ${rate} calls a second, medians of ${rounds} rounds in turns; ${errors} errors\n\n` +
  table(
    ['', grouped(most), grouped(fewest), 'ratio'],
    [
      ...['p50', 'p95', 'p99'].map((name) => [name, timings[name]]),
      ['p99 of all but bills', timings.quick],
      ...Object.entries(kinds).map(([kind, each]) => [`${kind}, p95`, each]),
    ].map(([name, { large, small }]) => [name, ms(large), ms(small), (large / small).toFixed(2)]),
  )

const soakOf = ({ rate, minutes, calls, errors, p99, memory, files, bytesPerCall, tables }) =>
  [
    `${minutes} minutes at ${rate} calls a second, ${grouped(calls)} calls, errors ${JSON.stringify(errors)}; growth of the last three quarters`,
    '',
    `- p99, first and last stretch: ${ms(p99[0])} and ${ms(p99.at(-1))} ms`,
    `- memory of all processes: ${memory.beginMb.toFixed(0)} to ${memory.endMb.toFixed(0)} MB, ${memory.mbAnHour.toFixed(1)} MB an hour; heap ${memory.heapMbAnHour.toFixed(1)} MB an hour`,
    `- open files: ${files.begin} to ${files.end}, ${files.anHour.toFixed(1)} an hour`,
    `- database, bytes a call: ${bytesPerCall.early.toFixed(0)} in the first half, ${bytesPerCall.late.toFixed(0)} in the second`,
    '',
    table(
      ['table', 'bytes a call', 'its indexes', 'rows more', 'dead now', 'of live'],
      tables.map((each) => [
        each.table,
        each.heapPerCall.toFixed(0),
        each.indexPerCall.toFixed(0),
        grouped(each.rows),
        grouped(each.dead),
        grouped(each.live),
      ]),
    ),
  ].join('\n')

const section = (title, text) => `### ${title}\n\n${text}\n`

export const markdown = ({ at, machine, rows, volumes, soak, ratios }) =>
  [
    `## What it carries, ${at}\n\n${machine}. p99 of all calls but bills at most ${maxMs.quick} ms, p95 of bills at most ${maxMs.bill} ms, no errors; percentiles are of all but bills. "Others" are programs that are no part of this.\n`,
    ...(rows.length === 0 ? [] : [section('Calls a second that hold', capacity(rows))]),
    ...rows
      .filter(({ held }) => held !== null)
      .slice(-1)
      .map((row) => section(`By kind, ${nameOf(row)}, ${grouped(row.held.told.rate)} calls a second`, kindsOf(row))),
    ...(volumes === null ? [] : [section('Many members', volumesOf(volumes))]),
    ...(soak === null ? [] : [section('Soak', soakOf(soak))]),
    ...(ratios.length === 0 ? [] : [section('Ratios', ratiosOf(ratios))]),
    ...(rows.length === 0 ? [] : [section('Steps', rows.map(stepsOf).join('\n\n'))]),
  ].join('\n')
