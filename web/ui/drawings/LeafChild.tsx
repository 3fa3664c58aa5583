import { leafChildDrawing } from '@careplus/core/internal/growth-pictures'
import { toReactDrawing } from './toReactDrawing'

/** The child in a leaf hood with a tape, for a missing result, an empty list or a missing page. Same units as `Child`. */
export const LeafChild = () => toReactDrawing(leafChildDrawing())
