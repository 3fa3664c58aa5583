import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads a clock, names a day, or shows one as parents see it. */
const day =
  /Date\b|[Bb]angkok|[Tt]oday|setSystemTime|sinceLast|\d{4}-\d{2}-\d{2}|(?:ม\.ค|ก\.พ|มี\.ค|เม\.ย|พ\.ค|มิ\.ย|ก\.ค|ส\.ค|ก\.ย|ต\.ค|พ\.ย|ธ\.ค)\./

/**
 * The unit and web tests that meet a day. A zone changes what a day is and nothing else, so these alone are run again in
 * other zones.
 * @param {string} root the repository's folder
 * @returns {string[]} paths within it
 */
export const dayTests = (root) =>
  ['core', 'adapters', 'web']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, name)),
    )
    .filter((name) => /\.test\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
    .filter((name) => day.test(readFileSync(path.join(root, name), 'utf8')))
    .sort()
