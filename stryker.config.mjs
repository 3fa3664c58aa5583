/** One folder of the domain, told by scripts/mutation.mjs. */
const feature = process.env['MUTATED_FEATURE'] ?? 'otp'

export default {
  testRunner: 'vitest',
  // The tests that cover a mutant are known from the first run; looking up related files again takes longer than they do.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // Figures and names copied from their sources are held by tests that compare them with those sources.
  mutate: [
    `core/domain/${feature}/**/*.ts`,
    '!core/domain/**/*.test.ts',
    '!core/domain/**/packed*.ts',
    '!core/domain/**/commonPasswords*.ts',
  ],
  ignorePatterns: ['/web', '/server', '/tests/*/**', '/content', '/docs', '/reports', 'dist'],
  coverageAnalysis: 'perTest',
  // Tables and limits are read once, at import: their mutants cost a fresh run of all tests each, and are worth it.
  ignoreStatic: false,
  warnings: { slow: false },
  incremental: true,
  incrementalFile: `reports/mutation/${feature}.incremental.json`,
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `reports/mutation/${feature}.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
}
