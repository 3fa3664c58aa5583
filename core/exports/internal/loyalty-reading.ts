export { surely } from '../../domain/loyalty/reading/confidence.js'
export {
  compose,
  onPicture,
  project,
  scaling,
  sheetToCorners,
  type Corners,
  type Point,
  type Projection,
} from '../../domain/loyalty/reading/projection.js'
export { isTaxNumber } from '../../domain/loyalty/reading/shop.js'
export { longestWord, mostWords } from '../../domain/loyalty/reading/rows.js'
export {
  taughtBy,
  unknownLines,
  withTaught,
  type ApprovedLine,
  type TaughtText,
  type UnknownLine,
} from '../../domain/loyalty/reading/taughtText.js'
export { differencesOf, isReadWhole, readFields, type TypedBill } from '../../domain/loyalty/reading/typedBill.js'
export { placeOnPictures } from '../../domain/loyalty/reading/placeOnPictures.js'
export { fillBill, foundFields, markOf } from '../../domain/loyalty/reading/fillBill.js'
