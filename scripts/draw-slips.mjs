/**
 * Draws photographs of slips: `node scripts/draw-slips.mjs <folder>` reads a JSON list of `{name, rows, font, condition, seed}`
 * from its input and writes `<name>.jpg` each. A process of its own, since it names the project's own typefaces to the
 * drawing library before that is loaded.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder to draw into.')

const fonts = path.join(path.dirname(fileURLToPath(import.meta.url)), '../node_modules/@expo-google-fonts')
const own = mkdtempSync(path.join(tmpdir(), 'careplus-fonts-'))
const settings = path.join(own, 'fonts.conf')
writeFileSync(
  settings,
  `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${own}</cachedir></fontconfig>`,
)
process.env['FONTCONFIG_FILE'] = settings

const { photographed } = await import('./pictures/slips/photograph.mjs')
const pieces = []
for await (const piece of process.stdin) pieces.push(piece)
mkdirSync(folder, { recursive: true })
for (const { name, rows, ...how } of JSON.parse(Buffer.concat(pieces).toString('utf8')))
  writeFileSync(path.join(folder, `${name}.jpg`), await photographed(rows, how))
rmSync(own, { recursive: true, force: true })
