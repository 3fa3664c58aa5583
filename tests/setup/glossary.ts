import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/setup-run.mjs'

export interface Term {
  readonly standard: string
  readonly replaced: ReadonlyArray<string>
  readonly exceptions: ReadonlyArray<string>
}

const cells = (row: string): ReadonlyArray<string> =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const words = (cell = ''): ReadonlyArray<string> => (cell === '' ? [] : cell.split(', '))

export const readGlossary = (markdown: string): ReadonlyArray<Term> =>
  (markdown.split('## One word for one thing')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cells)
    .map(([standard = '', replaced, exceptions]) => ({
      standard,
      replaced: words(replaced),
      exceptions: words(exceptions),
    }))

/** Quotation marks of the wrong kind beside Thai, and ๆ without a space before it. */
const marks = [/‘|(?<![A-Za-z])’/g, /[ก-๛] ?"[ก-๛]/g, /[ก-๛]ๆ/g]

/** A joiner keeps a word on one line, as a character or an escape; it is not part of the word. */
const joiner = /\u2060|\\u2060/g

export const replacedWords = (written: string, glossary: ReadonlyArray<Term>): ReadonlyArray<string> => {
  const text = written.replaceAll(joiner, '')
  const terms = glossary.flatMap(({ standard, replaced, exceptions }) => {
    const withoutExceptions = exceptions.reduce((left, longer) => left.replaceAll(longer, ''), text)
    return replaced.flatMap((wrong) =>
      Array.from(withoutExceptions.matchAll(new RegExp(wrong, 'g')), () => `${wrong} → ${standard}`),
    )
  })
  return [...terms, ...marks.flatMap((mark) => text.match(mark) ?? [])]
}

/** A text that members agreed to keeps the words of its version. */
const isVersion = (text: string): boolean => /^version: /m.test(text)

const holdsWords = (file: string): boolean =>
  /\.(md|json|ts|tsx)$/.test(file) &&
  !/\.test\.tsx?$|README\.md$|node_modules|(^|\/)(dist|dist-[^/]*|testing)\//.test(file)

/** `file: word → replacement`. */
export const placesIn = (folder: string, glossary: ReadonlyArray<Term>): ReadonlyArray<string> =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(holdsWords)
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, folder, file), 'utf8')
      return isVersion(text) ? [] : replacedWords(text, glossary).map((fault) => `${folder}/${file}: ${fault}`)
    })
