import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { build } from 'vite'
import * as arb from '../../testing/calendar.js'
import * as calendar from '../../exports/internal/calendar.js'
import type { IsoDate } from './isoDate.js'

const zones = { UTC: 23, 'Asia/Bangkok': 6, 'America/New_York': 18 } as const
const late = Date.UTC(2026, 10, 19, 23, 30)

interface Questions {
  readonly instants: ReadonlyArray<number>
  readonly pairs: ReadonlyArray<readonly [IsoDate, IsoDate, number]>
}

const answers = (c: typeof calendar, { instants, pairs }: Questions) => ({
  today: instants.map(c.todayInBangkok),
  days: pairs.map(([a, b, n]) => [c.daysBetween(a, b), c.addDays(a, n), c.addMonths(a, n), c.startOfBangkokDay(a)]),
  ages: pairs.map(([a, b]) => c.thaiAge(c.ageOn(a, b))),
  words: pairs.map(([a, b]) => [c.thaiDate(a), c.thaiFullDate(b), c.endOfMonth(a)]),
  read: pairs.map(([a]) => c.parseDate(c.thaiFullDate(a))),
})

const questions: Questions = {
  instants: [late, ...fc.sample(arb.instant(), 200)],
  pairs: fc.sample(fc.tuple(arb.isoDate(), arb.isoDate(), fc.integer({ min: -900, max: 900 })), 200),
}

let code = ''
beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(new URL('../../exports/internal/calendar.ts', import.meta.url)),
      write: false,
      minify: false,
    },
  })
  const chunk = 'output' in built ? built.output[0] : undefined
  code = chunk?.type === 'chunk' ? chunk.code : ''
})

/** Setting TZ in a running process does not always work. */
const askedIn = (zone: string): unknown => {
  const script = `
    const calendar = await import('data:text/javascript;base64,${Buffer.from(code).toString('base64')}')
    const questions = JSON.parse((await import('node:fs')).readFileSync(0, 'utf8'))
    const answers = ${answers.toString()}
    console.log(JSON.stringify({ hour: new Date(${late}).getHours(), ...answers(calendar, questions) }))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: zone },
    input: JSON.stringify(questions),
    encoding: 'utf8',
  })
  return JSON.parse(printed)
}

describe.each(Object.entries(zones))('on a device set to %s, at 23:30Z', (zone, hour) => {
  test('every answer is the same', () => {
    const here = JSON.parse(JSON.stringify(answers(calendar, questions)))
    // The hour proves that the zone has really changed.
    expect(askedIn(zone)).toStrictEqual({ hour, ...here })
    expect(here.today[0]).toBe('2026-11-20')
  })
})
