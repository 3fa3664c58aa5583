import * as E from 'fp-ts/Either'
import { stoolColours, stoolInks, type StoolColour } from '../stool/card.js'
import { ciede2000 } from './ciede2000.js'
import { adapted, d65, labOf, labOfHex, type Triple } from './colourSpace.js'
import { lightColour } from './light.js'
import { sampleOf, type Circle, type Photo, type Sample } from './sample.js'

/** Why a photo gives no colour. */
export type WhyUnsure = 'tooDark' | 'overExposed' | 'tissueNotWhite' | 'uneven' | 'inBetween'

/** The card colour in a photo, or why it is uncertain. `confidence`: 0 to 1, by how much nearer this colour is than
 * the next. */
export type PhotoReading =
  | {
      readonly _tag: 'read'
      readonly colour: StoolColour
      readonly confidence: number
    }
  | {
      readonly _tag: 'unsure'
      readonly why: ReadonlyArray<WhyUnsure>
    }

/** Why a photo is refused. `PixelsInvalid`: not four bytes for each pixel. `smallest`: radius in pixels. */
export type PhotoRefusal =
  | { readonly _tag: 'PixelsInvalid' }
  | { readonly _tag: 'CircleOutside'; readonly circle: 'stool' | 'tissue' }
  | { readonly _tag: 'CircleTooSmall'; readonly circle: 'stool' | 'tissue'; readonly smallest: number }

/** Limits of a certain result. Our choice: tested on made pictures in warm, cold, dark and overexposed light. */
export const photoLimits = {
  smallestRadius: 8,
  /** Share of light that white tissue reflects. */
  tissueReflects: 0.88,
  /** Darkest tissue, as a share of a picture's maximum. */
  darkest: 0.1,
  /** Weakest colour channel of the tissue beside its strongest. */
  weakestChannel: 0.06,
  burnt: 0.05,
  /** Maximum distance of tissue from the white of lamps and skies, in u, v; then kelvin. */
  offWhite: 0.025,
  warmest: 2200,
  coldest: 13_000,
  tissueUnevenness: 0.2,
  /** Squares farther than this (CIEDE2000) from the mean are of another colour; then their maximum share. */
  otherColour: 10,
  otherSquares: 0.2,
  farthest: 9,
  margin: 4,
  /** Share of red squares from which there is blood, and much blood. */
  streak: 0.03,
  muchBlood: 0.35,
  /** Redder (a*) than the mean, without the card's blood: with as many as a streak the result is uncertain. */
  redder: 12,
} as const

/** A photo with two circles: the stool, and white tissue in the same light. */
export interface PhotoToRead {
  readonly photo: Photo
  readonly stool: Circle
  readonly tissue: Circle
}

interface Swatch {
  readonly colour: StoolColour
  readonly lab: Triple
}

// Streaks of blood occur on any colour, so the colour under them is no swatch.
const flat: ReadonlyArray<Swatch> = /*#__PURE__*/ stoolColours
  .filter((colour) => stoolInks[colour].blood.length === 0 || colour === 'much-blood')
  .map((colour) => ({ colour, lab: labOfHex(stoolInks[colour].hex) }))
const red: ReadonlyArray<Triple> = /*#__PURE__*/ [
  stoolInks['much-blood'].hex,
  ...Object.values(stoolInks).flatMap(({ blood }) => blood),
].map(labOfHex)
const notRed: ReadonlyArray<Triple> = /*#__PURE__*/ flat
  .filter(({ colour }) => colour !== 'much-blood')
  .map(({ lab }) => lab)

const nearestOf = (lab: Triple, all: ReadonlyArray<Triple>): number =>
  Math.min(...all.map((one) => ciede2000(lab, one)))

const isRed = (lab: Triple): boolean => {
  const distance = nearestOf(lab, red)
  return distance < photoLimits.otherColour && distance < nearestOf(lab, notRed)
}

const meanLab = (labs: ReadonlyArray<Triple>): Triple => {
  const mean = (i: 0 | 1 | 2) => labs.reduce((sum, lab) => sum + lab[i], 0) / labs.length
  return [mean(0), mean(1), mean(2)]
}

const sure = (colour: StoolColour, nearest: number, next: number): PhotoReading => ({
  _tag: 'read',
  colour,
  confidence: (next - nearest) / (next + nearest),
})

const doubtsOfLight = (stool: Sample, tissue: Sample): ReadonlyArray<WhyUnsure> => {
  const { kelvin, off } = lightColour(tissue.mean)
  const doubts: WhyUnsure[] = []
  if (tissue.mean[1] < photoLimits.darkest) doubts.push('tooDark')
  if (stool.burnt > photoLimits.burnt || tissue.burnt > photoLimits.burnt) doubts.push('overExposed')
  const white = off <= photoLimits.offWhite && kelvin >= photoLimits.warmest && kelvin <= photoLimits.coldest
  if (!white && doubts.length === 0) doubts.push('tissueNotWhite')
  if (tissue.unevenness > photoLimits.tissueUnevenness) doubts.push('uneven')
  return doubts
}

const matchColour = (labs: ReadonlyArray<Triple>): PhotoReading => {
  const reds = labs.filter(isRed)
  const share = reds.length / labs.length
  if (share >= photoLimits.streak) {
    const blood = meanLab(reds)
    const [nearest, next] = [nearestOf(blood, red), nearestOf(blood, notRed)]
    if (next - nearest < photoLimits.margin) return { _tag: 'unsure', why: ['inBetween'] }
    return sure(share >= photoLimits.muchBlood ? 'much-blood' : 'blood-streak', nearest, next)
  }
  const middle = meanLab(labs)
  const otherCount = labs.filter((lab) => ciede2000(lab, middle) > photoLimits.otherColour).length
  const redder = labs.filter((lab) => lab[1] - middle[1] > photoLimits.redder).length
  if (otherCount > photoLimits.otherSquares * labs.length || redder >= photoLimits.streak * labs.length)
    return { _tag: 'unsure', why: ['uneven'] }
  const [nearest, next] = flat
    .map(({ colour, lab }) => ({ colour, distance: ciede2000(middle, lab) }))
    .sort((a, b) => a.distance - b.distance)
  const between = next!.distance - nearest!.distance < photoLimits.margin
  return between || nearest!.distance > photoLimits.farthest
    ? { _tag: 'unsure', why: ['inBetween'] }
    : sure(nearest!.colour, nearest!.distance, next!.distance)
}

const refusalOf = ({ photo, stool, tissue }: PhotoToRead): PhotoRefusal | null => {
  const { pixels, width, height } = photo
  if (!Number.isInteger(width) || !Number.isInteger(height) || pixels.length !== width * height * 4) {
    return { _tag: 'PixelsInvalid' }
  }
  for (const [circle, { x, y, radius }] of [
    ['stool', stool],
    ['tissue', tissue],
  ] as const) {
    const inside = x - radius >= 0 && y - radius >= 0 && x + radius <= width && y + radius <= height
    if (!inside) return { _tag: 'CircleOutside', circle }
    if (!(radius >= photoLimits.smallestRadius)) {
      return { _tag: 'CircleTooSmall', circle, smallest: photoLimits.smallestRadius }
    }
  }
  return null
}

/** The card colour nearest to the stool's circle, by CIEDE2000 after white balance on the tissue. The photo stays on
 * the device. */
export const readStoolPhoto = (input: PhotoToRead): E.Either<PhotoRefusal, PhotoReading> => {
  const refusal = refusalOf(input)
  if (refusal !== null) return E.left(refusal)
  const stool = sampleOf(input.photo, input.stool)
  const tissue = sampleOf(input.photo, input.tissue)
  const why = doubtsOfLight(stool, tissue)
  if (why.length > 0) return E.right({ _tag: 'unsure', why })
  const [x, y, z] = tissue.mean
  const share = photoLimits.tissueReflects
  const balanced = adapted([x / share, y / share, z / share], d65)
  return E.right(matchColour(stool.squares.map((xyz) => labOf(balanced(xyz)))))
}

/** The `photo` input of a stool check.
 * @example photoAnswer({ _tag: 'read', colour: 'green', confidence: 1 }) // => 'green' */
export const photoAnswer = (result: PhotoReading): StoolColour | 'unsure' =>
  result._tag === 'read' ? result.colour : 'unsure'
