import './setup-node.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { canInstall, foldersOnPath, installPackage } from './machine/debian.mjs'
import { Refusal, run, runMain, runTool } from './setup-run.mjs'

// The one without a window first: pages open in half the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

const places = async () => {
  const onPath = names.flatMap((name) => foldersOnPath().map((folder) => path.join(folder, name)))
  const playwright = await import('@playwright/test').then(
    ({ chromium }) => chromium.executablePath(),
    () => '',
  )
  return [...onPath, playwright].filter((place) => place !== '' && existsSync(place))
}

const runs = async (program) => (await run(program, ['--version'], { output: 'collect' })).code === 0

/** @returns {Promise<string | null>} a Chromium on this machine that starts: `CHROMIUM_PATH`, else PATH, else Playwright's own */
export const findChromium = async () => {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (await runs(given)) return given
    throw new Refusal(`CHROMIUM_PATH is ${given}, which does not start.`)
  }
  for (const place of await places()) if (await runs(place)) return place
  return null
}

const installers = [
  {
    possible: canInstall,
    // Older systems have it in one package with the window.
    install: () => installPackage('chromium-headless-shell', 'chromium'),
  },
  {
    possible: () => true,
    install: () => runTool('@playwright/test/cli.js', ['install', 'chromium'], { output: 'collect' }),
  },
]

/** Installs Chromium if it is missing. Throws `Refusal` if that fails. */
export const chromium = async () => {
  const found = await findChromium()
  if (found !== null) return found
  console.error('Installing Chromium …')
  for (const { possible, install } of installers) {
    if (!possible()) continue
    await install()
    const installed = await findChromium()
    if (installed !== null) return installed
  }
  throw new Refusal('This machine has no Chromium, and none could be installed. Set CHROMIUM_PATH to one.')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await runMain(async () => console.log(await chromium()))
