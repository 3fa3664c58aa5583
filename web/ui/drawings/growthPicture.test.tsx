import { figureOf, frameOf, heights } from '@careplus/core/internal/growth-pictures'
import { growthPictureKeys, pictureLabel } from '@careplus/core/growth-pictures'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ChildByRuler, heightText, unitsPerCm } from './ChildByRuler'
import { GrowthPicture } from './GrowthPicture'

const rendered = (picture: string) => renderToStaticMarkup(<GrowthPicture picture={picture} />)
const smile = (svg: string) => /stroke="#8E3B2E"/.test(svg) && /q10 10 20 0/.test(svg)

describe('growth pictures', () => {
  test('there are nineteen, and no two are the same drawing', () => {
    expect(growthPictureKeys).toHaveLength(19)
    const shapes = growthPictureKeys.map((key) => rendered(key).replaceAll(/aria-label="[^"]*"/g, ''))
    expect(new Set(shapes).size).toBe(19)
  })

  test.each(growthPictureKeys)('%s has a Thai name that says nothing of the body, and no inline style', (key) => {
    const svg = rendered(key)
    expect(svg).toContain('role="img"')
    expect(pictureLabel(key)).not.toMatch(/ผอม|อ้วน|เตี้ย|สูง/)
    expect(svg).not.toContain('style=')
  })

  test.each(growthPictureKeys.filter((key) => key !== 'default_kid'))(
    '%s has the same closed smile and the same cloth',
    (key) => {
      const svg = rendered(key)
      expect(smile(svg)).toBe(true)
      for (const colour of ['#EDB98C', '#FFF6DF', '#7CC4A4', '#2A8C70', '#F4B13E']) expect(svg).toContain(colour)
    },
  )

  test('a key that is not known is drawn as the leaf-hood child', () => {
    expect(figureOf('Girl_round_standard')).toBeNull()
    expect(rendered('Girl_round_standard')).toBe(rendered('default_kid'))
  })

  test('two pictures on one page do not share a clip', () => {
    const both = renderToStaticMarkup(
      <>
        <GrowthPicture picture="Girl_slim_standard" />
        <GrowthPicture picture="Boy_slim_standard" />
      </>,
    )
    const ids = [...both.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('proportions', () => {
  test.each(['short', 'standard', 'tall'] as const)(
    '%s: wider builds are wider everywhere, at one height',
    (height) => {
      const [thin, slim, fat] = (['thin', 'slim', 'fat'] as const).map((build) => frameOf(build, height)) as [
        ReturnType<typeof frameOf>,
        ReturnType<typeof frameOf>,
        ReturnType<typeof frameOf>,
      ]
      for (const part of ['shoulder', 'waist', 'hip', 'arm', 'leg', 'face', 'neck', 'reach'] as const) {
        expect(thin[part]).toBeLessThan(slim[part])
        expect(slim[part]).toBeLessThan(fat[part])
      }
      for (const frame of [thin, slim, fat]) expect(frame.crown).toBe(-heights[height].total)
    },
  )

  test('of what is below the neck, torso is 49 % and legs 51 %', () => {
    const { neckBase, hipY } = frameOf('slim', 'standard')
    expect(hipY / neckBase).toBeCloseTo(0.51)
  })
})

describe('the child by the ruler', () => {
  test('the crown stands at the measured height, whatever the class', () => {
    for (const height of ['short', 'standard', 'tall'] as const) {
      const { crown } = frameOf('slim', height)
      expect(-88.5 * unitsPerCm(crown, 88.5)).toBeCloseTo(crown)
    }
  })

  test('says the height in its flag and in its name, with one decimal', () => {
    expect(heightText(88.5)).toBe('88.5 ซม.')
    expect(heightText(92)).toBe('92.0 ซม.')
    const svg = renderToStaticMarkup(<ChildByRuler picture="Girl_slim_standard" heightCm={88.5} />)
    expect(svg).toContain('aria-label="ภาพวาดเด็กหญิง 88.5 ซม."')
    expect(svg).toContain('>88.5 ซม.</text>')
    expect(svg).not.toContain('>90</text>')
    expect(svg).toContain('>80</text>')
  })
})
