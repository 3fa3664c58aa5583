/** The bare package name exports nothing: each part is a subpath, so that unused code costs nothing, as in `import {
 * HttpTransport } from '@careplus/adapters/http'`. See the README. */
export const subpaths = ['analytics', 'contract', 'device', 'http', 'storage'] as const
