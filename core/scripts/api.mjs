/** Writes `core/api` and `adapters/api`: the exports of the packages, for review.
 * node core/scripts/api.mjs */
import { runMain, Refusal, root, run } from '../../scripts/setup-run.mjs'

await runMain(async () => {
  const { code } = await run(process.execPath, ['core/scripts/build.mjs', 'core', 'adapters'], { cwd: root })
  if (code !== 0) throw new Refusal('The packages cannot be built; see above.')
  const { writeSurface } = await import('./publicSurface.mjs')
  for (const name of ['core', 'adapters']) writeSurface(name)
})
