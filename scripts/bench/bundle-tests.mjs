import { Refusal, runTool } from '../setup-run.mjs'

export const bundleTests = async (name) => {
  const args = ['build', '--config', 'tests/vite.bundles.ts', '--mode', name]
  const { code } = await runTool('vite/bin/vite.js', args, { output: 'stderr' })
  if (code !== 0) throw new Refusal(`tests/${name} could not be bundled; the reason is above.`)
}
