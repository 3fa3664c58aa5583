import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Packages of this repository are resolved to source: `@careplus/core/growth` is `core/exports/growth.ts`. */
export const alias = [{ find: /^@careplus\/(core|adapters)\/(.+)$/, replacement: `${root}$1/exports/$2.ts` }]
