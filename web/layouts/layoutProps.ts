import type { ReactNode } from 'react'
import type { Route } from '../routes'

export interface LayoutProps {
  readonly route: Route
  readonly children: ReactNode
}
