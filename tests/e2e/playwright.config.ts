import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromium } from '../../scripts/chromium.mjs'
import { believing } from './support/startApp.js'

// Half of a journey is waiting. An embedded store takes a gigabyte and a core, so then there is one worker per core.
const perCore = process.env['TEST_DATABASE_URL'] === undefined ? 1 : 2

/** `-only` tags run there instead. `@alone`: a test with text recognition would starve beside the others. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../reports/e2e',
  snapshotPathTemplate: '{testFileDir}/transcripts/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.min(perCore * availableParallelism(), 6),
  retries: 0,
  // Ends a hanging test, even on a machine of half the speed: the longest journeys take half a minute.
  timeout: 90_000,
  globalTimeout: 60 * 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'th-TH',
    // Requests that a test intercepts must come from the page; the worker has journeys of its own.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? (await chromium()), args: believing() },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@(?:desktop|tablet)-only|@alone/,
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
      grepInvert: /@alone/,
      use: { viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' },
    },
    {
      name: 'alone',
      grep: /@alone/,
      dependencies: ['phone', 'tablet', 'desktop'],
      workers: 1,
      use: { viewport: { width: 1280, height: 800 }, timezoneId: 'America/New_York' },
    },
  ],
})
