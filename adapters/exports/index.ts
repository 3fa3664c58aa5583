/**
 * Nothing is to be had under the bare name: each part is a subpath, so that what is not imported costs nothing.
 * `import { HttpTransport } from '@careplus/adapters/http'`. The README says what each holds.
 */
export const subpaths = ['analytics', 'contract', 'device', 'http', 'storage'] as const
