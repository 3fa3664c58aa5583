import { childDrawing } from '@careplus/core/internal/growth-pictures'
import type { ChildDrawing } from '@careplus/core/growth-pictures'
import { useId } from 'react'
import { toReactDrawing } from './toReactDrawing'

export type ChildProps = Omit<ChildDrawing, 'clipId'>

/** An SVG group with the sole at (0, 0) and the crown at −258, −300 or −346. Put it in an `svg` of its own or in a scene. */
export const Child = (props: ChildProps) => toReactDrawing(childDrawing({ ...props, clipId: useId() }))
