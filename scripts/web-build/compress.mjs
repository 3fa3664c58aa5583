import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(?:html|js|css|json|svg|webmanifest|txt|xml)$/
/** Bytes; below this a compressed twin costs more than it saves. */
const smallest = 512

const brotli = (content) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/** Writes `x.br` and `x.gz` beside every text file of the folder. Answers how many there were. */
export const compressAll = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  let written = 0
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      if (content.length < smallest) return
      await Promise.all([
        brotli(content).then((small) => writeFile(`${file}.br`, small)),
        promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
      ])
      written += 1
    }),
  )
  return written
}
