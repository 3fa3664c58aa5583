import { describe, expect, test } from 'vitest'
import { figureOf, growthPictureKeys } from '../../domain/growth/figure.js'
import { growthClasses, pictureOf } from '../../domain/growth/growthClass.js'
import { element, svgText } from '../svg.js'
import { growthPicture, growthPictureFigure } from './growthPicture.js'

const unclosedTags = (svg: string): ReadonlyArray<string> => {
  const open: string[] = []
  for (const [, end, tag] of svg.matchAll(/<(\/?)([\w-]+)[^<>]*>/g))
    if (end === '') open.push(tag!)
    else if (open.at(-1) === tag) open.pop()
  return open
}

describe('growth pictures as text', () => {
  test('every class of either sex has one of the nineteen', () => {
    const reached = (['male', 'female'] as const).flatMap((sex) =>
      [null, ...growthClasses].map((classNumber) => pictureOf(sex, classNumber)),
    )
    expect([...new Set(reached)].sort()).toStrictEqual([...growthPictureKeys].sort())
  })

  test.each(growthPictureKeys)('%s is whole, speaks its Thai name, and may stand under a strict policy', (key) => {
    const svg = growthPicture(key)
    expect(unclosedTags(svg)).toStrictEqual([])
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="-90 -392 180 400" role="img" aria-label="ภาพวาด/,
    )
    expect(svg).not.toMatch(/ style=| on\w+=|<style|<script|href|NaN|undefined/)
  })

  test('clips are named by the key, or as asked for, and are found under that name', () => {
    const named = growthPicture('Boy_fat_tall')
    expect(named).toContain('<clipPath id="careplus-Boy_fat_tall">')
    expect(named).toContain('clip-path="url(#careplus-Boy_fat_tall)"')
    const mine = growthPicture('Boy_fat_tall', { clipId: 'mine' })
    expect(mine).toBe(named.replaceAll('careplus-Boy_fat_tall', 'mine'))
  })

  test('label, title and class come as asked for, and are escaped', () => {
    const svg = growthPicture('default_kid', { label: '"a" <b>', title: '</svg><script>', className: 'x"y' })
    expect(svg).toContain('aria-label="&quot;a&quot; &lt;b&gt;"')
    expect(svg).toContain('<title>&lt;/svg&gt;&lt;script&gt;</title>')
    expect(svg).toContain('class="x&quot;y"')
    expect(growthPicture('default_kid', { label: false })).toMatch(/^<svg [^>]*aria-hidden="true">/)
  })

  test('a greeting smiles openly, a result does not', () => {
    expect(growthPicture('Girl_slim_tall', { smile: 'open' })).not.toBe(growthPicture('Girl_slim_tall'))
    expect(growthPicture('Girl_slim_tall', { smile: 'closed' })).toBe(growthPicture('Girl_slim_tall'))
  })

  test.each(['Girl_round_standard', '', 'constructor', 'Girl_slim_standard_x'])('%o is the leaf-hood child', (key) => {
    expect(figureOf(key)).toBeNull()
    expect(growthPictureFigure(key)).toStrictEqual(growthPictureFigure('default_kid'))
  })
})

test('children of a drawing may be left out or come as lists', () => {
  expect(svgText(element('g', { a: 1 }, false, ['x', [element('b', {})]]))).toBe('<g a="1">x<b></b></g>')
})
