/** The bare package name exports nothing, so that unused code costs nothing: import a subpath, such as
 * `@careplus/adapters/http`. */
export const subpaths = ['analytics', 'contract', 'device', 'http', 'storage'] as const
