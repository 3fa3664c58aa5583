/** `node scripts/content/recorded-texts.mjs`. A changed text that others have agreed to needs a new version first. */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const content = process.env.CONTENT_DIR || `${root}content`
const recorded = `${root}core/domain/consents/recordedTexts.ts`

const { alias } = (await runnerImport(`${root}vite.alias.ts`, { configFile: false, logLevel: 'error' })).module
const { module } = await runnerImport(`${root}server/content/import/loadContent.ts`, {
  root: `${root}server`,
  configFile: false,
  logLevel: 'error',
  resolve: { alias },
  ssr: { noExternal: ['fp-ts', 'io-ts', /^@careplus\//] },
})
const read = module.loadContent(content)
let text = await readFile(recorded, 'utf8')
const before = text
for (const { file, problem } of read._tag === 'Left' ? read.left : []) {
  const [, sha256] = /^is not the text .* sha256: '([0-9a-f]{64})'$/.exec(problem) ?? []
  if (sha256 === undefined) {
    process.stderr.write(`${file}: ${problem}\n`)
    continue
  }
  const slug = file.replace(/^pages\/|\.md$/g, '')
  text = text.replace(new RegExp(`(slug: '${slug}',[^}]*sha256: ')[0-9a-f]*'`), `$1${sha256}'`)
}
await writeFile(recorded, text)
process.stdout.write(text === before ? 'recorded texts: no change\n' : `${recorded} written\n`)
