import type { ReactNode } from 'react'
import type { Route } from '../page/route'

export interface LayoutProps {
  readonly route: Route
  readonly children: ReactNode
}
