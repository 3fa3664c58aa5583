import * as t from 'io-ts'
import { isAgeInDays, limits } from './limits.js'

/** Marks a checked weight. */
export interface KilogramsBrand {
  readonly Kilograms: unique symbol
}
/** Marks a checked length. */
export interface CentimetresBrand {
  readonly Centimetres: unique symbol
}
/** Marks a checked age in whole days. */
export interface AgeInDaysBrand {
  readonly AgeInDays: unique symbol
}

/** Body weight: above 0, at most 500 kg. */
export const Kilograms = /*#__PURE__*/ t.brand(
  t.number,
  (kg): kg is t.Branded<number, KilogramsBrand> => kg > limits.weight.above && kg <= limits.weight.highest,
  'Kilograms',
)
export type Kilograms = t.TypeOf<typeof Kilograms>

/** Length or height: above 1, at most 300 cm. */
export const Centimetres = /*#__PURE__*/ t.brand(
  t.number,
  (cm): cm is t.Branded<number, CentimetresBrand> => cm > limits.height.above && cm <= limits.height.highest,
  'Centimetres',
)
export type Centimetres = t.TypeOf<typeof Centimetres>

/** Whole days since birth, 0 to 36,524 (100 years). */
export const AgeInDays = /*#__PURE__*/ t.brand(
  t.number,
  (days): days is t.Branded<number, AgeInDaysBrand> => isAgeInDays(days),
  'AgeInDays',
)
export type AgeInDays = t.TypeOf<typeof AgeInDays>
