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

/** The rule for a path's parameters; any other value is a 404. */
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

/** The top of a page. `inner` (default): back arrow and the title as h1. `brand`: the logo; the screen has its own h1. `back`:
 *  a back arrow over the screen's own hero and h1. */
export type Head = 'inner' | 'brand' | 'back'

/** The parameter names of a path. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

export interface ScreenProps<Name extends string = never> {
  /** The path's parameters, already checked by the route's rule. */
  readonly params: Readonly<Record<Name, string>>
}

/** What a screen needs besides its own code, fetched at the first touch of a link to it. */
export interface Ahead {
  /** Parts with chunks of their own that every visit shows at once. */
  readonly code?: () => unknown
  /** Its data; of a member's screen only where a member is signed in. */
  readonly data?: () => unknown
}

export type ScreenLoader<Name extends string = never> = () => Promise<{
  readonly default: ComponentType<ScreenProps<Name>>
  readonly ahead?: Ahead
}>

export interface Route {
  /** With `{id}` for a parameter. */
  readonly path: string
  readonly layout: LayoutName
  readonly auth: boolean
  readonly group: RouteGroup
  readonly title: string
  readonly guard: GuardName
  readonly head: Head
  /** The main action is in a dock at the foot, in place of the tab bar. */
  readonly dock: boolean
  readonly params: ParamsRule | null
  /** Written as HTML at the build; with parameters, once for each published item. */
  readonly prerender: boolean
  /** A members' page that opens while the server cannot confirm the session. `known`: for the member known to this device;
   *  `closed`: during maintenance for visitors too, because it works on the device alone. */
  readonly meanwhile: 'known' | 'closed' | null
  /** It shows stored data, so the server renders it at each request. */
  readonly live: boolean
  readonly screen: ScreenLoader<string>
}
