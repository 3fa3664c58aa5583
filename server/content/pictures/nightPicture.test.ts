import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownContent } from '../../testing/contentFixtures.js'
import { withNight } from './nightPicture.js'

const folder = join(ownContent, 'pictures')
const pictures = readdirSync(folder).map((name) => ({ name, svg: readFileSync(join(folder, name), 'utf8') }))

test('by day a picture is what the content drew', () => {
  for (const { svg } of pictures) expect(withNight(svg).replace(/<style>.*<\/style>/, '')).toBe(svg)
})

test('each ground and hill is dark at night, and a drawing without a ground is left as it is', () => {
  const grounded = pictures.filter(({ svg }) => withNight(svg) !== svg)
  expect(grounded.length).toBeGreaterThan(100)
  const bright = grounded.flatMap(({ name, svg }) => {
    const below = svg.slice(0, svg.indexOf('<g'))
    const fills = [...below.matchAll(/<(?:rect|path)[^>]* fill="(#\w{6})"/g)].map(([, fill = '']) => fill)
    return fills.filter((fill) => !withNight(svg).includes(`svg>[fill="${fill}" i]`)).map((fill) => `${name} ${fill}`)
  })
  expect(bright).toStrictEqual([])
  const bare = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#DDF1E6" d="M0 0h9v9z"/></svg>'
  expect(withNight(bare)).toBe(bare)
})
