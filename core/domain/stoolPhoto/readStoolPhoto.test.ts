import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { calmStoolAnswers } from '../../testing/stool.js'
import { drawStoolPhoto, type DrawnPhoto } from '../../testing/stoolPhoto.js'
import { severity } from '../stool/levels.js'
import { assessStool } from '../stool/assessStool.js'
import { stoolColours, type StoolColour } from '../stool/card.js'
import { storedStoolInputs } from '../stool/stoolInputs.js'
import { lightColour } from './light.js'
import { photoAnswer, readStoolPhoto, type PhotoReading, type PhotoToRead } from './readStoolPhoto.js'
import { xyzOfLinear } from './colourSpace.js'

const daylight: Omit<DrawnPhoto, 'stool'> = { kelvin: 6500, exposure: 0.95, noise: 4, seed: 1 }
const readingOf = (photo: PhotoToRead): PhotoReading => {
  const read = readStoolPhoto(photo)
  if (E.isLeft(read)) throw new Error(read.left._tag)
  return read.right
}
const reading = (photo: Partial<DrawnPhoto> & Pick<DrawnPhoto, 'stool'>) =>
  readingOf(drawStoolPhoto({ ...daylight, ...photo }))
const answer = (photo: Partial<DrawnPhoto> & Pick<DrawnPhoto, 'stool'>) => photoAnswer(reading(photo))

describe('in fair light', () => {
  it.each([
    ['daylight', { kelvin: 6500 }],
    ['a neutral lamp', { kelvin: 4000 }],
    ['a cold sky', { kelvin: 8000 }],
    ['deep shade', { kelvin: 12_000, exposure: 0.8 }],
    ['a dim room', { kelvin: 6500, exposure: 0.2 }],
    ['a noisy camera', { kelvin: 5500, noise: 9, exposure: 0.85 }],
    ['no noise at all', { kelvin: 6500, noise: 0 }],
  ])('%s: every colour of the card is read as itself', (_, light) => {
    for (const seed of [1, 2026]) {
      for (const stool of stoolColours) expect([stool, answer({ stool, ...light, seed })]).toEqual([stool, stool])
    }
  })
  it('is the surer the nearer', () => {
    const confidence = (stool: DrawnPhoto['stool']) => {
      const read = reading({ stool, noise: 0 })
      return read._tag === 'read' ? read.confidence : 0
    }
    expect(confidence('mustard')).toBeGreaterThan(0.9)
    expect(confidence('#D6A63A')).toBeLessThan(confidence('mustard'))
    expect(confidence('#D6A63A')).toBeGreaterThan(0)
    for (const stool of stoolColours) expect(confidence(stool)).toBeLessThanOrEqual(1)
  })
})

const levelOf = (colour: StoolColour): number => {
  const read = storedStoolInputs({ date: '2026-11-20', ageInDays: 40, colour, lastedDays: 0, signs: calmStoolAnswers })
  return E.isRight(read) ? severity(assessStool(read.right).level) : -1
}

describe('in poor light', () => {
  it.each([
    ['a warm lamp', { kelvin: 2700 }],
    ['a dim warm lamp', { kelvin: 2700, exposure: 0.4 }],
    ['a warm lamp, noisy', { kelvin: 3000, noise: 8, exposure: 0.8 }],
  ])('%s: read as itself, or unsure; what is grave is never taken for something mild', (_, light) => {
    let sure = 0
    for (const seed of [3, 11]) {
      for (const stool of stoolColours) {
        const said = answer({ stool, ...light, seed })
        if (said === 'unsure') continue
        sure += 1
        expect([stool, said]).toEqual([stool, stool])
        expect(levelOf(said)).toBeGreaterThanOrEqual(levelOf(stool))
      }
      for (const stool of ['pale-yellow', 'clay', 'blood-streak', 'much-blood', 'black'] as const)
        expect([stool, answer({ stool, ...light, seed })]).toEqual([stool, stool])
    }
    expect(sure).toBeGreaterThanOrEqual(12)
  })
  it.each(stoolColours)('%s in the dark, burnt out, or beside paper that is not white: unsure', (stool) => {
    expect(reading({ stool, exposure: 0.06 })).toStrictEqual({ _tag: 'unsure', why: ['tooDark'] })
    expect(reading({ stool, exposure: 1.6 })).toStrictEqual({ _tag: 'unsure', why: ['overExposed'] })
    for (const tissue of ['#F28FA5', '#8FD08F', '#B58FE0'] as const)
      expect(reading({ stool, tissue })).toStrictEqual({ _tag: 'unsure', why: ['tissueNotWhite'] })
  })
})

describe('the light', () => {
  const why = (photo: Partial<DrawnPhoto>) => {
    const read = reading({ stool: 'brown', noise: 0, ...photo })
    return read._tag === 'unsure' ? read.why : []
  }
  it('is too warm or too cold only beyond any lamp and any sky', () => {
    for (const kelvin of [1950, 2100, 13_500, 15_000]) expect(why({ kelvin })).toEqual(['tissueNotWhite'])
    for (const kelvin of [2300, 12_500]) expect(why({ kelvin })).not.toContain('tissueNotWhite')
  })
  it('that is too weak says nothing of the paper', () => {
    expect(why({ tissue: '#F28FA5', exposure: 0.06 })).toEqual(['tooDark'])
  })
  it('that burns out the stool alone is too strong, too', () => {
    expect(why({ stool: '#FFFFFF', tissue: '#CCCCCC', exposure: 1.1 })).toEqual(['overExposed'])
  })
})

describe('blood', () => {
  it.each(['#9E2A22', '#7C1A17', '#A3171A', '#580000', '#D00020'] as const)('all over, as %s, is much', (stool) => {
    expect(reading({ stool, noise: 0 })).toMatchObject({ _tag: 'read', colour: 'much-blood' })
  })
  it.each(['#683018', '#803010', '#A04828', '#984830'] as const)('is not told apart from brown in %s', (stool) => {
    expect(reading({ stool, noise: 0 })).toStrictEqual({ _tag: 'unsure', why: ['inBetween'] })
  })
  it.each(['#F85078', '#F84898', '#400000'] as const)('is not seen in %s, though nothing else is nearer', (stool) => {
    expect(reading({ stool, noise: 0 })).toStrictEqual({ _tag: 'unsure', why: ['inBetween'] })
  })
})

describe('what is on no swatch', () => {
  it.each(['#E1D6B4', '#D1923A', '#3060C0', '#E070C0', '#6E6A6A'] as const)('%s is in between', (stool) => {
    expect(reading({ stool })).toStrictEqual({ _tag: 'unsure', why: ['inBetween'] })
  })
  it('a circle over two colours is uneven', () => {
    const drawn = drawStoolPhoto({ ...daylight, stool: 'mustard' })
    const aside = (circle: 'stool' | 'tissue', dx: number) =>
      readingOf({ ...drawn, [circle]: { ...drawn[circle], x: drawn[circle].x + dx, radius: 12 } })
    expect(aside('stool', 26)).toStrictEqual({ _tag: 'unsure', why: ['uneven'] })
    expect(aside('tissue', -16)).toMatchObject({ _tag: 'unsure' })
    const split = aside('tissue', -16)
    expect(split._tag === 'unsure' && split.why).toContain('uneven')
  })
  it('a reddish spot that is no blood of the card is not passed over', () => {
    const drawn = drawStoolPhoto({ ...daylight, stool: 'pale-yellow', noise: 0 })
    const pixels = Uint8ClampedArray.from(drawn.photo.pixels)
    for (let y = 44; y < 52; y++) {
      for (let x = 20; x < 40; x++) pixels.set([226, 160, 140], (y * 96 + x) * 4)
    }
    const spotted = { ...drawn, photo: { ...drawn.photo, pixels } }
    expect(readingOf(spotted)).toStrictEqual({ _tag: 'unsure', why: ['uneven'] })
  })
})

describe('refusals', () => {
  const drawn = drawStoolPhoto({ ...daylight, stool: 'mustard' })
  it.each<readonly [Partial<PhotoToRead>, object]>([
    [{ photo: { ...drawn.photo, width: 95 } }, { _tag: 'PixelsInvalid' }],
    [{ photo: { pixels: new Uint8ClampedArray(4), width: 0.5, height: 2 } }, { _tag: 'PixelsInvalid' }],
    [{ stool: { x: 10, y: 48, radius: 11 } }, { _tag: 'CircleOutside', circle: 'stool' }],
    [{ stool: { x: 30, y: 10, radius: 11 } }, { _tag: 'CircleOutside', circle: 'stool' }],
    [{ stool: { x: 30, y: 86, radius: 11 } }, { _tag: 'CircleOutside', circle: 'stool' }],
    [{ tissue: { x: 85, y: 48, radius: 12 } }, { _tag: 'CircleOutside', circle: 'tissue' }],
    [{ tissue: { x: Number.NaN, y: 48, radius: 12 } }, { _tag: 'CircleOutside', circle: 'tissue' }],
    [{ stool: { x: 30, y: 48, radius: 7.9 } }, { _tag: 'CircleTooSmall', circle: 'stool', smallest: 8 }],
  ])('%#', (change, refusal) => {
    expect(readStoolPhoto({ ...drawn, ...change })).toStrictEqual(E.left(refusal))
  })
})

describe('a circle', () => {
  const drawn = drawStoolPhoto({ ...daylight, stool: 'mustard' })
  it.each([
    { x: 8, y: 48, radius: 8 },
    { x: 88, y: 48, radius: 8 },
    { x: 48, y: 8, radius: 8 },
    { x: 48, y: 88, radius: 8 },
  ])('may touch the edge of the picture, and be of the smallest size: %j', (stool) => {
    expect(E.isRight(readStoolPhoto({ ...drawn, stool }))).toBe(true)
  })
})

describe('the colour of the light', () => {
  it('is that of daylight on sRGB’s white, and off where it is green', () => {
    const white = lightColour(xyzOfLinear([1, 1, 1]))
    expect(Math.abs(white.kelvin - 6500)).toBeLessThan(350)
    expect(white.off).toBeLessThan(0.005)
    expect(lightColour(xyzOfLinear([0.4, 1, 0.4])).off).toBeGreaterThan(0.025)
  })
})
