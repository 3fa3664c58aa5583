/** The guides' examples as a reader's strict TypeScript: each is plain JavaScript that runs, and compiles as it stands. */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { examplesOf } from './readme.mjs'

const guides = ['core/README.md', 'adapters/README.md', 'core/guides/property-tests.md']

const options = {
  module: 'nodenext',
  target: 'es2023',
  strict: true,
  noEmit: true,
  lib: ['ES2023', 'DOM'],
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
  // Another step checks the packages' declarations.
  skipLibCheck: true,
}

export const compileStrictly = async (folder, files, tool) => {
  const config = join(folder, 'tsconfig.guides.json')
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files }))
  await tool('typescript/bin/tsc', ['-p', basename(config)], folder)
}

/**
 * @param {string} folder a project that has both packages and what the examples import
 * @param {(script: string, args: readonly string[], folder: string) => Promise<string>} tool
 */
export const compileGuides = async (folder, tool) => {
  const files = guides.flatMap((guide) =>
    examplesOf(readFileSync(join(root, guide), 'utf8')).map(({ name, code }) => {
      const file = `strict-${guide.replaceAll(/\W/g, '-')}-${name.replace(' ', '-')}.ts`
      // Each example is a module, so that names do not collide.
      writeFileSync(join(folder, file), `${code}\nexport {}\n`)
      return file
    }),
  )
  await compileStrictly(folder, files, tool)
  return `${files.length} examples`
}
