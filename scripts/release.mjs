/**
 * `npm run release [-- --out <folder>] [--json]`: one archive that starts on the same platform with Node and no
 * registry. Beside it: a list of its contents and a bill of materials (CycloneDX).
 */
import './setup-node.mjs'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { billOf, differences } from './release/bill-of-materials.mjs'
import { Refusal, root, run, runMain } from './setup-run.mjs'

const manifest = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'))

const carried = [
  'server/dist',
  'web/dist',
  'web/dist-staff',
  'content',
  'deploy',
  ...['backup', 'configuration', 'database', 'going-live', 'operations', 'staff'].map((name) => `docs/${name}.md`),
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
]
const left = /(?:^|\/)\.inputs(?:\/|$)/

const collected = async (command, args, options = {}) => {
  const { code, output } = await run(command, args, { output: 'collect', ...options })
  if (code !== 0) throw new Refusal(`${command} ${args.join(' ')} ended with ${code}:\n${output.trimEnd()}`)
  return output
}

const packages = async () => {
  const listed = await collected('npm', ['ls', '--all', '--parseable', '--omit=dev', '--workspace', '@careplus/server'])
  return listed
    .split('\n')
    .map((folder) => path.relative(root, folder))
    .filter((folder) => folder.includes('node_modules/') && !folder.startsWith('node_modules/@careplus/'))
}

const copy = (from, to, isWanted) =>
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => isWanted(file.split(path.sep).join('/')),
  })

/** Programs for operators, without npm's own files and build tools. */
const programs = Object.fromEntries(
  ['staff', 'audit', 'backup', 'restore'].map((name) => [name, `node server/dist/${name}.js`]),
)

const stage = async (folder, folders) => {
  const { name, version, license, engines } = manifest('.')
  for (const each of carried) copy(path.join(root, each), path.join(folder, each), (file) => !left.test(file))
  for (const each of folders) {
    const from = path.join(root, each)
    copy(from, path.join(folder, each), (file) => !file.slice(from.length).includes('/node_modules'))
  }
  const own = {
    name,
    version,
    license,
    private: true,
    type: 'module',
    engines,
    scripts: { start: 'node server/dist/main.js', ...programs },
  }
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
}

const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()

const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The same files give the same bytes: sorted names, no owner, one time. */
const pack = (parent, folder, file) =>
  collected('tar', [
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mtime=2026-01-01 00:00Z',
    '--use-compress-program=gzip -6n',
    '-cf',
    file,
    '-C',
    parent,
    folder,
  ])

await runMain(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'release' }, json: { type: 'boolean', default: false } },
  })
  const { build, install } = await import('./setup.mjs')
  await install('stderr')
  await build()
  const name = `careplus-${manifest('.').version}`
  const out = path.resolve(root, values.out)
  const work = mkdtempSync(path.join(tmpdir(), 'careplus-release-'))
  try {
    const folders = await packages()
    await stage(path.join(work, name), folders)
    const billed = billOf(root, folders)
    const differing = differences(billed, path.join(work, name))
    if (differing.length > 0)
      throw new Refusal(`The bill of materials differs from the release: ${differing.join(', ')}`)
    mkdirSync(out, { recursive: true })
    const [archive, contents, bill] = ['tar.gz', 'contents.txt', 'cdx.json'].map((end) =>
      path.join(out, `${name}.${end}`),
    )
    await pack(work, name, archive)
    const files = filesUnder(path.join(work, name))
    writeFileSync(contents, files.map((file) => `${statSync(path.join(work, name, file)).size}\t${file}\n`).join(''))
    writeFileSync(bill, `${JSON.stringify(billed, null, 2)}\n`)
    const components = billed.components.length
    const published = {
      file: archive,
      bytes: statSync(archive).size,
      sha256: sha256(archive),
      platform: `${process.platform}-${process.arch}`,
      files: files.length,
      components,
      contents,
      bill,
    }
    console.log(
      values.json
        ? JSON.stringify(published)
        : [
            `${archive}: ${(published.bytes / 1e6).toFixed(1)} MB, ${published.files} files, for ${published.platform}`,
            `sha256 ${published.sha256}`,
            `${contents}: list of contents`,
            `${bill}: ${components} components (CycloneDX)`,
            `To run it: tar xzf ${name}.tar.gz && cd ${name} && node server/dist/main.js`,
          ].join('\n'),
    )
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
})
