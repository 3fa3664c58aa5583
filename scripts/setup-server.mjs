import { build, install } from './setup.mjs'
import { root } from './setup-run.mjs'

/** Runs one of the server's programs besides the server itself, in this process: installs and builds what it needs first. */
export const runProgram = async (name) => {
  await install('stderr', { tools: false })
  await build(['server'])
  process.chdir(root)
  await import(new URL(`../server/dist/${name}.js`, import.meta.url).href)
}
