import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/setup-run.mjs'

/** @param {string} file within deploy/ */
export const shipped = (file) => readFileSync(path.join(root, 'deploy', file), 'utf8')

/**
 * Replaces all matches. Throws without a match, so that no shipped line goes untested.
 * @param {string} text
 * @param {string | RegExp} found a pattern finds all of them (`g`)
 * @param {string} by
 * @returns {string}
 */
export const replaced = (text, found, by) => {
  if (text.split(found).length === 1) throw new Error(`deploy/ has no "${found}" any more`)
  return text.replaceAll(found, by)
}

/**
 * A text of deploy/ with its placeholders replaced.
 * @param {string} text
 * @param {Readonly<Record<string, string>>} values
 */
export const filled = (text, values) =>
  Object.entries(values).reduce((done, [word, value]) => replaced(done, word, value), text)
