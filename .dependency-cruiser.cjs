/**
 * Imports run one way: domain <- ports <- usecases <- adapters <- web, server. One rule for each arrow; each has a planted
 * bad import in tests/boundaries that it must catch.
 */
const test = '\\.test\\.tsx?$'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/**
 * The layers of web, the lowest first: `page` is what every layer needs of the browser's page, `composition` binds adapters, and
 * `calls` is how whatever is above it talks to a service.
 */
const layers = ['copy', 'page', 'ui', 'composition', 'calls', 'shared', 'layouts', 'features', 'app']

/** The folders of the server's platform, the lowest first. */
const platform = [
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
]

/** The modules of the server, the lowest first; all stand on the platform. */
const modules = ['loyalty', 'content', 'account', 'family', 'staff']
const wings = `^server/(${modules.join('|')})/`

/** One rule for each of `all` but the highest: a folder of `parent` imports none that stands above it. */
const looksDown = (name, comment, parent, all, above = []) =>
  all
    .slice(0, -1)
    .map((folder, at) =>
      rule(
        `${name}-${folder}-looks-down`,
        comment,
        { path: `^${parent}/${folder}/`, pathNot: test },
        { path: [`^${parent}/(${all.slice(at + 1).join('|')})/`, ...above] },
      ),
    )

module.exports = {
  forbidden: [
    rule(
      'domain-knows-only-domain',
      'Values and rules depend on nothing around them.',
      { path: '^core/domain/', pathNot: test },
      { path: '^(core/(words|drawings|ports|usecases|testing|exports)|adapters|web|server)/' },
    ),
    rule(
      'words-know-only-domain',
      'Words say what the domain found; they fetch and decide nothing.',
      { path: '^core/words/', pathNot: test },
      { path: '^(core/(drawings|ports|usecases|testing|exports)|adapters|web|server)/' },
    ),
    rule(
      'drawings-know-domain-and-words',
      'A drawing shows what the domain found, under its Thai name.',
      { path: '^core/drawings/', pathNot: test },
      { path: '^(core/(ports|usecases|testing|exports)|adapters|web|server)/' },
    ),
    rule(
      'ports-know-only-domain',
      'A port speaks the words of the domain.',
      { path: '^core/ports/', pathNot: test },
      { path: '^(core/(words|drawings|usecases|testing|exports)|adapters|web|server)/' },
    ),
    rule(
      'usecases-know-only-core',
      'A use case takes its effects as arguments, typed by ports.',
      { path: '^core/usecases/', pathNot: test },
      { path: '^(core/(testing|exports)|adapters|web|server)/' },
    ),
    rule(
      'core-knows-only-core',
      'The core runs anywhere, without the rest of this repository.',
      { path: '^core/' },
      { path: '^(adapters|web|server|tests)/' },
    ),
    rule(
      'core-takes-four-packages',
      'The core brings fp-ts, io-ts, dayjs and xstate to whoever installs it, and no more.',
      { path: '^core/', pathNot: ['^core/(testing|scripts|exports/(internal/)?testing)', test] },
      { path: 'node_modules', pathNot: 'node_modules/(fp-ts|io-ts|dayjs|xstate)/' },
    ),
    rule(
      'core-testing-takes-fast-check',
      'Generators need fast-check besides what the core takes.',
      { path: '^core/(testing/|exports/(internal/)?testing)', pathNot: test },
      { path: 'node_modules', pathNot: 'node_modules/(fp-ts|io-ts|dayjs|xstate|fast-check|pure-rand)/' },
    ),
    rule(
      'core-uses-no-node',
      'The core also runs in a browser, a worker and React Native.',
      { path: '^core/', pathNot: ['^core/scripts/', test] },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'testing-stays-out-of-the-product',
      'Generators and in-memory ports are for tests.',
      {
        path: '^(core|adapters|web|server)/',
        pathNot: ['^core/(testing/|exports/(internal/)?testing)', test, '\\.suite\\.ts$', '/testing/'],
      },
      { path: ['^core/(testing/|exports/(internal/)?testing)', 'node_modules/(fast-check|@fast-check|vitest)/'] },
    ),
    rule(
      'adapters-know-only-core',
      'An adapter translates between the core and the world.',
      { path: '^adapters/' },
      { path: '^(web|server|tests)/' },
    ),
    rule('web-never-imports-server', 'They meet on the wire.', { path: '^web/' }, { path: '^server/' }),
    rule('server-never-imports-web', 'They meet on the wire.', { path: '^server/' }, { path: '^web/' }),
    rule(
      'web-meets-adapters-in-composition',
      'Everything else in web speaks to ports.',
      { path: '^web/', pathNot: ['^web/composition/', test] },
      { path: '^adapters/' },
    ),
    rule(
      'server-takes-only-the-contract',
      'The table of endpoints is the one thing that both ends read; tests also meet the server by the client of the app.',
      { path: '^server/', pathNot: [test, '^server/testing/appClient\\.ts$'] },
      { path: '^adapters/', pathNot: '^adapters/(exports/(internal/)?contract\\.ts$|http/contract/)' },
    ),
    rule(
      'platform-imports-no-wing',
      'What every feature of the server stands on knows none of them: what it needs of one is passed to it.',
      { path: '^server/platform/', pathNot: test },
      { path: wings },
    ),
    rule(
      'wings-meet-by-their-exports',
      'What server/<wing>/exports does not name is free to change.',
      { path: wings, pathNot: test },
      { path: wings, pathNot: ['^server/$1/', '^server/\\w+/exports/'] },
    ),
    rule(
      'wings-know-no-entry',
      'createServer and the commands put the wings together; none of them asks who did.',
      { path: [wings, '^server/platform/'], pathNot: test },
      { path: '^server/(main|createServer|modules|services|startWork|commands/|demo/|erasures/)' },
    ),
    rule(
      'http-knows-no-feature',
      'A body, a key and a refusal are the same for points and for children.',
      { path: '^server/platform/http/', pathNot: test },
      { path: '^core/' },
    ),
    rule(
      'widget-takes-only-the-core',
      'A second front end stands on what the core exports alone, so that any other can.',
      { path: '^widget/' },
      { path: '^(adapters|server|web|tests)/' },
    ),
    rule(
      'widget-brings-no-package',
      'One script tag carries no framework.',
      { path: '^widget/', pathNot: '^widget/vite\\.config' },
      { path: 'node_modules/' },
    ),
    rule(
      'nothing-stands-on-the-widget',
      'It is a front end of its own.',
      { path: '^(core|adapters|server|web)/' },
      { path: '^widget/' },
    ),
    rule(
      'core-is-entered-by-its-exports',
      'What @careplus/core/<feature> does not export is free to change.',
      { path: '^(adapters|web|server|widget|tests)/' },
      { path: '^core/', pathNot: '^core/(exports/|scripts/|package\\.json$)' },
    ),
    rule(
      'adapters-are-entered-by-their-exports',
      'What @careplus/adapters/<x> does not export is free to change.',
      { path: '^(web|server|tests)/' },
      // A suite of a port is run against the real server too.
      { path: '^adapters/', pathNot: '^adapters/(exports/|package\\.json$|http/\\w+\\.suite\\.ts$)' },
    ),
    rule(
      'a-screen-keeps-to-its-feature',
      'A web feature does not reach into another; what two share belongs to shared or the core.',
      { path: '^web/features/([^/]+)/' },
      { path: '^web/features/', pathNot: '^web/features/$1/' },
    ),
    ...looksDown('web', 'Inside web each layer imports what is beneath it, never what is above.', 'web', layers, [
      '^web/(staff/|(routes|devRoutes|entry-\\w+)\\.)',
    ]),
    ...looksDown(
      'platform',
      'Inside the platform each folder imports what is beneath it, never what is above.',
      'server/platform',
      platform,
    ),
    ...looksDown(
      'server',
      'A module of the server imports the exports of those beneath it; what it needs of one above is passed to it.',
      'server',
      modules,
    ),
    rule(
      'composition-only-binds',
      'It puts adapters and use cases together, and shows nothing.',
      { path: '^web/composition/', pathNot: test },
      { path: '^web/(copy|ui)/' },
    ),
    rule(
      'the-console-of-staff-stands-apart',
      'An app of its own, on what has no screen of a parent in it.',
      { path: '^web/staff/', pathNot: test },
      { path: '^web/(shared|layouts|features|app)/' },
    ),
    rule(
      'nothing-stands-on-the-console-of-staff',
      'A parent is sent none of its code.',
      { path: '^web/(app|worker|testing|[^/]+$)' },
      { path: '^web/staff/' },
    ),
    rule(
      'the-container-stays-in-composition',
      'Screens are handed plain services and never see the container.',
      { path: '^web/', pathNot: '^web/composition/' },
      { path: 'node_modules/(inversify|reflect-metadata)/' },
    ),
    rule(
      'no-cycle',
      'Which part of a cycle runs first depends on who imports it, and what knows each other is one thing in two files.',
      {},
      { circular: true },
    ),
    rule('no-missing-import', 'Every import leads somewhere.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-[^/]*|\\.stryker-tmp|reports)/' },
    // Types count: a rule that a type may break is a rule that the next refactoring breaks.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
  },
}
