export type { Box, Place, ReadWord } from '../domain/loyalty/reading/readWord.js'
export { isLikely, isSure, likely, surely, type Found } from '../domain/loyalty/reading/confidence.js'
export type { NamedProduct } from '../domain/loyalty/reading/product.js'
export { readSlip, type BillReading, type Known, type ReadLine } from '../domain/loyalty/reading/readSlip.js'
export {
  compose,
  onPicture,
  project,
  scaling,
  sheetToCorners,
  type Corners,
  type Point,
  type Projection,
} from '../domain/loyalty/reading/projection.js'
export { isTaxNumber, type ShopHabits } from '../domain/loyalty/reading/shop.js'
export { longestWord, mostWords } from '../domain/loyalty/reading/rows.js'
export {
  taughtBy,
  unknownLines,
  withTaught,
  type ApprovedLine,
  type Lesson,
  type TaughtText,
  type UnknownLine,
} from '../domain/loyalty/reading/taughtText.js'
export {
  differencesOf,
  isReadWhole,
  readFields,
  type ReadField,
  type TypedBill,
} from '../domain/loyalty/reading/typedBill.js'
export { placeOnPictures } from '../domain/loyalty/reading/placeOnPictures.js'
export { fillBill, foundFields, markOf, type BillFields, type FieldMark } from '../domain/loyalty/reading/fillBill.js'
