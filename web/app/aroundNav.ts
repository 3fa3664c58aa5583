import { newerBuild, reloadAt } from '../page/build'

interface Options {
  readonly replace?: boolean
}

/**
 * What a page at `path` does with a navigation. One that was left replaces no address: it stays on show until the next one is
 * drawn, and may get an answer meanwhile or later, but whoever went on is not called back. A newer build is taken at the next
 * navigation, by loading the page to which the parent is going.
 */
export const aroundNavAt =
  (path: string) =>
  (navigate: (to: string, options?: object) => void, to: string, options?: Options): void => {
    if (options?.replace === true && location.pathname !== path) return
    if (!newerBuild() || !reloadAt(to)) navigate(to, options)
  }
