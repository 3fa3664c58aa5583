import { defineConfig } from '@playwright/test'
import { chromium } from '../../scripts/chromium.mjs'

/** An embedded store takes much of a core. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/pictures/.run',
  fullyParallel: true,
  workers: 2,
  timeout: 20 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium()) },
  },
})
