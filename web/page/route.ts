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

/** What a path's `{…}` must hold; anything else is a 404. */
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

/**
 * The top of a page that has a header. `inner` (the usual one): a back arrow and the title as the page's h1. `brand`: the
 * logo, and the screen draws its own h1. `back`: a back arrow alone over the screen's own hero and h1.
 */
export type Head = 'inner' | 'brand' | 'back'

/** The names in the `{…}` of a path. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

export interface ScreenProps<Name extends string = never> {
  /** What stood in the path's `{…}`, already found to be of the route's `params` rule. */
  readonly params: Readonly<Record<Name, string>>
}

/** What the screen of a path needs besides its own code, fetched or read while a finger is still on its way there. */
export interface Ahead {
  /** Parts with code of their own that everyone sees at once who comes. */
  readonly code?: () => unknown
  /** What it will read; a member's screen is asked for it only where a member is signed in. */
  readonly data?: () => unknown
}

export type ScreenLoader<Name extends string = never> = () => Promise<{
  readonly default: ComponentType<ScreenProps<Name>>
  readonly ahead?: Ahead
}>

export interface Route {
  /** In the `{id}` spelling. */
  readonly path: string
  readonly layout: LayoutName
  readonly auth: boolean
  readonly group: RouteGroup
  readonly title: string
  readonly guard: GuardName
  readonly head: Head
  /** The screen has its main action in a dock at the foot, so there is no tab bar. */
  readonly dock: boolean
  readonly params: ParamsRule | null
  /** Written as HTML when the app is built; of a path with `{…}` that is said: once for each thing that there is. */
  readonly prerender: boolean
  /**
   * A members' page that opens while the server cannot say who is here. `known`: for whoever this device knows to be signed
   * in; `closed`: for anybody too while the server is closed, as it works on the device alone.
   */
  readonly meanwhile: 'known' | 'closed' | null
  /** What it shows is of the store: the server writes it once more, with what stands there when the page is asked for. */
  readonly live: boolean
  readonly screen: ScreenLoader<string>
}
