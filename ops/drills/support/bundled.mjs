import { bundleTests } from '../../../scripts/bench/bundle-tests.mjs'
import { build, install } from '../../../scripts/setup.mjs'

/**
 * Bundles drill code that uses the server's modules, after building what it drives.
 * @param {string} name of a file in tests/drills
 * @param {readonly string[]} [parts] of the build; all of it without them
 */
export const bundled = async (name, parts) => {
  await install('stderr')
  await build(parts)
  await bundleTests('drills')
  return import(new URL(`../../../tests/drills/dist/${name}.js`, import.meta.url).href)
}
