import { namesOf } from '../reading/namesOf.js'

interface Ink {
  readonly hex: string
  readonly blood: ReadonlyArray<string>
}

const inks = {
  meconium: { hex: '#2C3327', blood: [] },
  mustard: { hex: '#DDA52B', blood: [] },
  'orange-tan': { hex: '#C67F3A', blood: [] },
  green: { hex: '#6B7B35', blood: [] },
  brown: { hex: '#7A4E2B', blood: [] },
  'pale-yellow': { hex: '#EBDDA4', blood: [] },
  clay: { hex: '#D6CFC3', blood: [] },
  'blood-streak': { hex: '#B98A45', blood: ['#A3171A'] },
  'much-blood': { hex: '#9E2A22', blood: ['#7C1A17'] },
  black: { hex: '#1B1A1A', blood: [] },
} as const satisfies Readonly<Record<string, Ink>>

/** A colour of the card. Inks: the product's own starting values, which a clinician has to check. */
export type StoolColour = keyof typeof inks
/** The colours of the stool card, in order. */
export const stoolColours: ReadonlyArray<StoolColour> = /*#__PURE__*/ namesOf(inks)
export const stoolInks: Readonly<Record<StoolColour, Ink>> = inks
