export * from '../domain/stoolPhoto/readStoolPhoto.js'
export * from '../words/stoolPhoto.js'
export type { Circle, Photo } from '../domain/stoolPhoto/sample.js'
