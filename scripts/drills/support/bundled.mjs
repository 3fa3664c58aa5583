import { build, install } from '../../setup.mjs'
import { Refusal, runTool } from '../../setup-run.mjs'

/**
 * What a drill does with the server's own code, bundled as the server is, and what it drives built before that.
 * @param {string} name of a file in tests/drills
 * @param {readonly string[]} [parts] of the build; all of it without them
 */
export const bundled = async (name, parts) => {
  await install('stderr')
  await build(parts)
  const { code } = await runTool(
    'vite/bin/vite.js',
    ['build', '--config', 'tests/vite.bundles.ts', '--mode', 'drills'],
    { output: 'stderr' },
  )
  if (code !== 0) throw new Refusal('The load could not be bundled; the reason is above.')
  return import(new URL(`../../../tests/drills/dist/${name}.js`, import.meta.url).href)
}
