import { newerBuild, reloadAt } from '../page/build'

interface Options {
  readonly replace?: boolean
}

/** After the page at `path` was left, a late response must not navigate the parent away from the new one. */
export const aroundNavAt =
  (path: string) =>
  (navigate: (to: string, options?: object) => void, to: string, options?: Options): void => {
    if (options?.replace === true && location.pathname !== path) return
    if (!newerBuild() || !reloadAt(to)) navigate(to, options)
  }
