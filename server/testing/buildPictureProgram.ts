import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { alias } from '../../vite.alias.js'

const server = fileURLToPath(new URL('..', import.meta.url))

export interface BuiltPictureProgram {
  readonly script: URL
  readonly remove: () => void
}

/** Builds the picture process as the server's build does, because tests run from sources. */
export const buildPictureProgram = async (
  entry = `${server}platform/ocr/pictureProgram.ts`,
): Promise<BuiltPictureProgram> => {
  const folder = mkdtempSync(join(tmpdir(), 'careplus-reader-test-'))
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(folder, 'node_modules'))
  await build({
    configFile: false,
    root: server,
    logLevel: 'silent',
    resolve: { alias },
    ssr: { noExternal: ['fp-ts', 'io-ts', 'dayjs', /^@careplus\//] },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      sourcemap: false,
      rollupOptions: { input: entry, output: { entryFileNames: 'reader.js' } },
    },
  })
  return {
    script: pathToFileURL(join(folder, 'reader.js')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
