import type { GuardName } from '@careplus/core/session'
import type { ComponentType } from 'react'

export type LayoutName =
  | 'default'
  | 'header'
  | 'only-header'
  | 'footer'
  | 'header-notice'
  | 'notice'
  | 'campaign'
  | 'footer-campaign'
  | 'otp-layout'
  | 'download'
  | 'special-article'
  | 'error'

export type ParamsRule = 'uuid' | 'catalogueId' | 'slugs'

export type RouteGroup =
  | 'public'
  | 'login'
  | 'articles'
  | 'products'
  | 'rewards'
  | 'campaign'
  | 'signed-in'
  | 'children'
  | 'growth'

/** `back`: a back arrow over the screen's own hero and h1. */
export type Head = 'inner' | 'brand' | 'back'

export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

export interface ScreenProps<Name extends string = never> {
  readonly params: Readonly<Record<Name, string>>
}

export interface Ahead {
  readonly code?: () => unknown
  /** Its data; of a member's screen only where a member is signed in. */
  readonly data?: () => unknown
}

export type ScreenLoader<Name extends string = never> = () => Promise<{
  readonly default: ComponentType<ScreenProps<Name>>
  readonly ahead?: Ahead
}>

export interface Route {
  readonly path: string
  readonly layout: LayoutName
  readonly auth: boolean
  readonly group: RouteGroup
  readonly title: string
  readonly guard: GuardName
  readonly head: Head
  readonly dock: boolean
  readonly params: ParamsRule | null
  readonly prerender: boolean
  /** `known`: for the member known to this device; `closed`: during maintenance for visitors too. */
  readonly meanwhile: 'known' | 'closed' | null
  /** It shows stored data, so the server renders it at each request. */
  readonly live: boolean
  readonly screen: ScreenLoader<string>
}
