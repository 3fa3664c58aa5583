/** In a folder with only this file and its import, exactly this rule must report it. */
export interface Plant {
  readonly rule: string
  readonly from: string
  readonly imports: string
  readonly to?: string
}

const layers = ['copy', 'page', 'ui', 'composition', 'calls', 'shared', 'layouts', 'features', 'app'] as const

export const platform = [
  'config',
  'queue',
  'refusal',
  'store',
  'audit',
  'notices',
  'files',
  'metrics',
  'storage',
  'backup',
  'crypto',
  'jobs',
  'limits',
  'outbox',
  'lineMessages',
  'http',
  'health',
  'pictures',
  'ocr',
  'module',
] as const

const modules = ['loyalty', 'content', 'account', 'family', 'staff'] as const

export const plants: ReadonlyArray<Plant> = [
  { rule: 'domain-knows-only-domain', from: 'core/domain/a/a.ts', imports: '../../ports/b.js', to: 'core/ports/b.ts' },
  { rule: 'words-know-only-domain', from: 'core/words/a.ts', imports: '../ports/b.js', to: 'core/ports/b.ts' },
  {
    rule: 'drawings-know-domain-and-words',
    from: 'core/drawings/a.ts',
    imports: '../ports/b.js',
    to: 'core/ports/b.ts',
  },
  { rule: 'widget-takes-only-the-core', from: 'widget/a.ts', imports: '../web/ui/b.js', to: 'web/ui/b.ts' },
  { rule: 'widget-brings-no-package', from: 'widget/a.ts', imports: 'react' },
  { rule: 'nothing-stands-on-the-widget', from: 'web/ui/a.ts', imports: '../../widget/b.js', to: 'widget/b.ts' },
  {
    rule: 'ports-know-only-domain',
    from: 'core/ports/a.ts',
    imports: '../usecases/b/b.js',
    to: 'core/usecases/b/b.ts',
  },
  {
    rule: 'usecases-know-only-core',
    from: 'core/usecases/a/a.ts',
    imports: '../../exports/b.js',
    to: 'core/exports/b.ts',
  },
  { rule: 'core-knows-only-core', from: 'core/exports/a.ts', imports: '../../web/app/b.js', to: 'web/app/b.ts' },
  { rule: 'core-takes-four-packages', from: 'core/domain/a/a.ts', imports: 'react' },
  { rule: 'core-testing-takes-fast-check', from: 'core/testing/a.ts', imports: 'react' },
  { rule: 'core-uses-no-node', from: 'core/domain/a/a.ts', imports: 'node:fs' },
  {
    rule: 'testing-stays-out-of-the-product',
    from: 'web/app/a.ts',
    imports: '@careplus/core/testing',
    to: 'core/exports/testing.ts',
  },
  { rule: 'adapters-know-only-core', from: 'adapters/http/a.ts', imports: '../../server/b.js', to: 'server/b.ts' },
  { rule: 'web-never-imports-server', from: 'web/app/a.ts', imports: '../../server/b', to: 'server/b.ts' },
  { rule: 'server-never-imports-web', from: 'server/a.ts', imports: '../web/routes.js', to: 'web/routes.ts' },
  {
    rule: 'web-meets-adapters-in-composition',
    from: 'web/features/a/a.ts',
    imports: '@careplus/adapters/http',
    to: 'adapters/exports/http.ts',
  },
  {
    rule: 'server-takes-only-the-contract',
    from: 'server/a.ts',
    imports: '@careplus/adapters/http',
    to: 'adapters/exports/http.ts',
  },
  {
    rule: 'platform-imports-no-wing',
    from: 'server/platform/a/a.ts',
    imports: '../../family/exports/b.js',
    to: 'server/family/exports/b.ts',
  },
  {
    rule: 'wings-meet-by-their-exports',
    from: 'server/family/a/a.ts',
    imports: '../../account/b/b.js',
    to: 'server/account/b/b.ts',
  },
  {
    rule: 'wings-know-no-entry',
    from: 'server/family/a/a.ts',
    imports: '../../createServer.js',
    to: 'server/createServer.ts',
  },
  {
    rule: 'http-knows-no-feature',
    from: 'server/platform/http/a.ts',
    imports: '@careplus/core/b',
    to: 'core/exports/b.ts',
  },
  {
    rule: 'core-is-entered-by-its-exports',
    from: 'adapters/http/a.ts',
    imports: '../../core/domain/b/b.js',
    to: 'core/domain/b/b.ts',
  },
  {
    rule: 'adapters-are-entered-by-their-exports',
    from: 'web/composition/a.ts',
    imports: '../../adapters/http/b',
    to: 'adapters/http/b.ts',
  },
  {
    rule: 'a-screen-keeps-to-its-feature',
    from: 'web/features/a/a.ts',
    imports: '../b/b',
    to: 'web/features/b/b.ts',
  },
  ...layers.slice(0, -1).map((layer, at) => ({
    rule: `web-${layer}-looks-down`,
    from: `web/${layer}/A.tsx`,
    imports: `../${layers[at + 1]}/b`,
    to: `web/${layers[at + 1]}/b.ts`,
  })),
  ...platform.slice(0, -1).map((folder, at) => ({
    rule: `platform-${folder}-looks-down`,
    from: `server/platform/${folder}/a.ts`,
    imports: `../${platform[at + 1]}/b.js`,
    to: `server/platform/${platform[at + 1]}/b.ts`,
  })),
  ...modules.slice(0, -1).map((each, at) => ({
    rule: `server-${each}-looks-down`,
    from: `server/${each}/a/a.ts`,
    imports: `../../${modules[at + 1]}/exports/b.js`,
    to: `server/${modules[at + 1]}/exports/b.ts`,
  })),
  { rule: 'composition-only-binds', from: 'web/composition/a.ts', imports: '../ui/b', to: 'web/ui/b.ts' },
  {
    rule: 'the-console-of-staff-stands-apart',
    from: 'web/staff/A.tsx',
    imports: '../shared/a/b',
    to: 'web/shared/a/b.ts',
  },
  {
    rule: 'nothing-stands-on-the-console-of-staff',
    from: 'web/app/a.ts',
    imports: '../staff/b',
    to: 'web/staff/b.ts',
  },
  { rule: 'the-container-stays-in-composition', from: 'web/features/a/a.ts', imports: 'inversify' },
  { rule: 'no-cycle', from: 'core/domain/a/a.ts', imports: './a.js', to: 'core/domain/a/a.ts' },
  { rule: 'no-missing-import', from: 'core/domain/a/a.ts', imports: './missing.js' },
]
