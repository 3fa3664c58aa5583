import type { Page } from '@playwright/test'
import { isAtRest } from './atRest.js'
import { test as base, expect } from './test.js'
import { heardCount, heardSince, listen, readThrough } from './pageReader.js'
import { virtualReader } from './virtualReader.js'

const months = (month: 'short' | 'long'): string =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat('th-TH', { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 5)),
  )
    .join('|')
    .replaceAll('.', String.raw`\.`)
const [full, short] = [months('long'), months('short')]

/** Masks for values that differ by day or run. Long and short dates have different masks. */
const masks: ReadonlyArray<readonly [RegExp, string]> = [
  [new RegExp(`\\d{1,2} (?:${full}) 25\\d\\d`, 'g'), '‹วัน เดือน ปี›'],
  [new RegExp(`\\d{1,2} (?:${short}) 25\\d\\d`, 'g'), '‹ว ด. ปปปป›'],
  [new RegExp(`\\d{1,2} (?:${short}) \\d\\d`, 'g'), '‹ว ด. ปป›'],
  [new RegExp(`\\d{1,2} (?:${short})`, 'g'), '‹ว ด.›'],
  [new RegExp(`\\d{1,2} (?:${full})`, 'g'), '‹วัน เดือน›'],
  [new RegExp(`(?:${full}) 25\\d\\d`, 'g'), '‹เดือน ปี›'],
  [/(?:‹ว ด\.›|‹วัน เดือน›|\d{1,2}) – ‹(?:ว ด\. ปป|วัน เดือน ปี)›/g, '‹ช่วงวัน›'],
  [/\d+ ปี \d+ (?:เดือน|วัน)(?: \d+ วัน)?|\d+ เดือน \d+ วัน/g, '‹อายุ›'],
  [/(combobox, (?:วัน|เดือน|ปี)), [^,]+/g, '$1, ‹ที่เลือก›'],
  [/ใช้เวลา [\d.]+ วินาที/g, 'ใช้เวลา ‹กี่› วินาที'],
  [/\b(?:60|5\d) วินาที/g, '‹ไม่ถึง 61› วินาที'],
  [/\d+(?: · \d+)+/g, '‹ลำดับ›'],
  [/\b\d\d[:.]\d\d น\./g, '‹เวลา›'],
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '‹id›'],
  [/0\d\d-\d\d\d-\d{4}/g, '‹เบอร์›'],
  [/CP-\d\d-\d{6}/g, '‹เลขที่›'],
  // Other journeys of the same server redeem, too.
  [/เหลือ \d+ ชิ้น/g, 'เหลือ ‹กี่› ชิ้น'],
]

/** Words of the virtual reader that carry no information here. */
const idle =
  /, (?:not invalid|not busy|not disabled|not required|not expanded, has popup listbox|has popup listbox, not expanded)(?=,|$)/g

const ending = /^end(?: of |, )/

const masked = (line: string): string =>
  masks.reduce(
    (text, [pattern, word]) => text.replaceAll(pattern, word),
    line
      .replaceAll(/[\u2060\u200B]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replaceAll(idle, '')
      .replace(/, position (\d+), set size (\d+)/, ', $1/$2')
      .replace(/listitem, level \d+, /, 'listitem, '),
  )

/** Screen readers do not speak these, or only while they have content. */
const silent =
  /^(?:paragraph|document|generic|strong|emphasis|caption|time|form|figure|term|definition|rowgroup|group|code|status|superscript|row\b.*)$/

const indented = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const open: string[] = []
  return lines
    .toReversed()
    .flatMap((line) => {
      if (ending.test(line)) {
        open.push(line.replace(ending, ''))
        return []
      }
      if (open.at(-1) === line) open.pop()
      const depth = open.filter((each) => !silent.test(each)).length
      return silent.test(line) ? [] : [`${'  '.repeat(depth)}${line}`]
    })
    .toReversed()
}

/** Changes of one moment in one region are said once, because their order depends on the device's speed. */
const once = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines
    .filter((line) => line !== 'main' && !line.startsWith('polite: กำลัง'))
    .filter(
      (line, at, all) => line !== all[at - 1] && !(line.startsWith('heading') && all[at + 1]?.startsWith('heading')),
    )

const isSpokenTwice = (line: string): boolean => {
  const parts = line.trim().split(', ').slice(1)
  return parts.some((part, at) => part.length > 4 && parts.slice(0, at).some((earlier) => earlier.includes(part)))
}

export interface Reader {
  readonly begin: () => Promise<void>
  readonly read: (what: string, selector?: string) => Promise<void>
  /** Notes focus and live regions since the last line. `only`: earlier phrases depend on the next screen's speed. */
  readonly hear: (what: string, only?: RegExp) => Promise<void>
  readonly transcript: () => string
}

const quietMs = 400
const longestMs = 10_000

const readerOf = (page: Page): Reader => {
  const parts: string[] = []
  const there = async (): Promise<void> => {
    if (await page.evaluate(() => !('VirtualReader' in window))) await page.evaluate(virtualReader)
    await page.evaluate(listen)
  }
  const write = (what: string, lines: ReadonlyArray<string>): void =>
    void parts.push(`## ${what}\n${lines.join('\n')}\n`)
  return {
    begin: there,
    read: async (what, selector = 'main') => {
      await there()
      write(what, indented((await page.evaluate(readThrough, selector)).map(masked)))
    },
    hear: async (what, only = /^/) => {
      await there()
      let count = -1
      // The next screen may still be loading, so its phrases are yet to come.
      for (let waited = 0; ; waited += quietMs) {
        const now = await page.evaluate(heardCount)
        if (now === count && (isAtRest(page) || waited >= longestMs)) break
        count = now
        await page.waitForTimeout(quietMs)
      }
      const lines = once((await page.evaluate(heardSince)).map(masked)).filter((line) => only.test(line))
      write(`${what} →`, lines.length > 0 ? lines.map((line) => `> ${line}`) : ['> (เงียบ)'])
    },
    transcript: () => parts.join('\n'),
  }
}

export const test = base.extend<{ readonly reader: Reader }>({
  reader: async ({ page }, give) => give(readerOf(page)),
})

/** `--update-snapshots` writes the transcript anew, for a person to review. */
export const expectTranscript = (reader: Reader, name: string): void => {
  const transcript = reader.transcript()
  expect(transcript.split('\n').filter(isSpokenTwice), 'said twice').toStrictEqual([])
  expect(transcript).toMatchSnapshot(`${name}.txt`)
}

export { expect }
