import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromium } from '../../scripts/chromium.mjs'

// Half of a journey is waiting: for the network to be quiet, for a look again. An embedded store takes a gigabyte and much of
// a core, so where each worker has one, there are no more of them than cores.
const perCore = process.env['TEST_DATABASE_URL'] === undefined ? 1 : 2

/**
 * A test runs on the phone; `@desktop` and `@tablet` run it there as well, `@desktop-only` and `@tablet-only` instead. Each
 * device has a zone of its own: days are Bangkok's on all of them.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../reports/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.min(perCore * availableParallelism(), 6),
  retries: 0,
  // Ends what hangs, on a machine twice as slow too: the longest journeys take half a minute.
  timeout: 90_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'th-TH',
    // What a test routes elsewhere must come from the page; the worker has journeys of its own.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium()) },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@(desktop|tablet)-only/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        timezoneId: 'Asia/Bangkok',
      },
    },
    {
      name: 'tablet',
      grep: /@tablet/,
      use: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true, timezoneId: 'UTC' },
    },
    {
      name: 'desktop',
      grep: /@desktop/,
      use: { viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' },
    },
  ],
})
