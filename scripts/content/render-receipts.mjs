/**
 * A separate process, because it registers our typefaces before the drawing library loads. Input: a JSON list of
 * `{name, rows, font, condition, seed}`; it writes `<folder>/<name>.jpg`.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to draw into.')

const require = createRequire(import.meta.url)
const typefaces = [
  require.resolve('@expo-google-fonts/sarabun'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-thai-looped'),
  require.resolve('@expo-google-fonts/chakra-petch'),
  require.resolve('@expo-google-fonts/noto-sans-thai-looped'),
].map((file) => `<dir>${path.dirname(file)}</dir>`)
const own = mkdtempSync(path.join(tmpdir(), 'careplus-fonts-'))
const settings = path.join(own, 'fonts.conf')
writeFileSync(
  settings,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${typefaces.join('')}<cachedir>${own}</cachedir></fontconfig>`,
)
process.env['FONTCONFIG_FILE'] = settings

const { photographed } = await import('../pictures/slips/photograph.mjs')
const pieces = []
for await (const piece of process.stdin) pieces.push(piece)
mkdirSync(folder, { recursive: true })
for (const { name, rows, ...how } of JSON.parse(Buffer.concat(pieces).toString('utf8')))
  writeFileSync(path.join(folder, `${name}.jpg`), await photographed(rows, how))
rmSync(own, { recursive: true, force: true })
