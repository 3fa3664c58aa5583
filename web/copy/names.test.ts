import { expect, test } from 'vitest'

const files = import.meta.glob<Readonly<Record<string, unknown>>>('./*.th.ts', { eager: true })

interface Named {
  readonly at: string
  readonly visible: string
  readonly spoken: string
}

const suffixes = ['Aria']

const named = (at: string, words: unknown): ReadonlyArray<Named> => {
  if (typeof words !== 'object' || words === null) return []
  const entries = Object.entries(words)
  return entries.flatMap(([key, visible]) => [
    ...named(`${at}.${key}`, visible),
    ...suffixes.flatMap((suffix) => {
      const spoken: unknown = entries.find(([other]) => other === key + suffix)?.[1]
      if (typeof visible !== 'string' || spoken === undefined) return []
      const text = typeof spoken === 'function' ? String(spoken('มะลิ', 'มะลิ')) : String(spoken)
      return [{ at: `${at}.${key}`, visible, spoken: text }]
    }),
  ])
}

test('what a screen reader calls a control holds the words that are seen on it (WCAG 2.5.3)', () => {
  const all = Object.entries(files).flatMap(([file, words]) => named(file, words))
  expect(all.length).toBeGreaterThan(6)
  expect(all.filter(({ visible, spoken }) => !spoken.includes(visible))).toStrictEqual([])
})
