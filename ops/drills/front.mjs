import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '../../scripts/chromium.mjs'
import { startPostgres } from '../../scripts/postgres.mjs'
import { fromPlaywright } from '../../scripts/testing/report.mjs'
import { Refusal, root, runTool } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'
import { makeCertificate } from './support/front.mjs'

export const about = 'journeys of the app by HTTPS through nginx, as deploy/nginx has it, to two processes'

export const drill = async ({ place, say, measured }) => {
  const { build, install } = await import('../../scripts/setup.mjs')
  await install('stderr')
  await build()
  const folder = place.folderFor('certificate')
  const { ca } = await makeCertificate(folder)
  const postgres = await startPostgres()
  if (postgres === null) throw new Refusal('This drill needs PostgreSQL, which is not installed.')
  const report = path.join(root, 'reports/front.json')
  rmSync(report, { force: true })
  const reporters = '--reporter=list,json'
  say('journeys that are tagged @front, on a phone')
  const begun = performance.now()
  try {
    await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', 'tests/e2e/playwright.config.ts', '--project', 'phone', '--grep', '@front', reporters],
      {
        env: cleanEnvironment({
          CHROMIUM_PATH: await chromium(),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          TEST_DATABASE_URL: postgres.url,
          TEST_FRONT: folder,
          NODE_EXTRA_CA_CERTS: ca,
        }),
        output: 'stderr',
      },
    )
  } finally {
    await postgres.stop()
  }
  const results = fromPlaywright(JSON.parse(readFileSync(report, 'utf8')))
  const ended = (status) => results.filter((result) => result.status === status).length
  measured('journeys that hold', ended('passed'), '', { atLeast: 12 })
  measured('journeys that do not', results.length - ended('passed'), '', { atMost: 0 })
  measured('time', (performance.now() - begun) / 1000, 's')
}
