import { childDrawing } from '@careplus/core/internal/growth-pictures'
import type { ChildDrawing } from '@careplus/core/growth-pictures'
import { useId } from 'react'
import { toReactDrawing } from './toReactDrawing'

export type ChildProps = Omit<ChildDrawing, 'clipId'>

export const Child = (props: ChildProps) => toReactDrawing(childDrawing({ ...props, clipId: useId() }))
