// `node scripts/content/places.mjs` writes server/loyalty/addresses/places.table.ts after a new version of the package.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import path from 'node:path'
import { getDatabase, preload } from 'thai-address-universal'
import { added, dropped, further, renamed } from './amendedPlaces.mjs'

const target = fileURLToPath(new URL('../../server/loyalty/addresses/places.table.ts', import.meta.url))
const manifest = createRequire(import.meta.url).resolve('thai-address-universal/package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
const licence = readFileSync(path.join(path.dirname(manifest), 'LICENSE.md'), 'utf8').trim()

await preload({ language: 'thai' })
/** Uninhabited islands have no postcode. */
const rows = getDatabase()
  .filter(({ postal_code }) => postal_code !== '')
  .map(({ sub_district, district, province, postal_code }) => ({
    place: [sub_district, district, province].map((name) => name.normalize('NFC').trim()).join('/'),
    postcode: postal_code,
  }))

for (const { place } of rows) if (/\s/.test(place)) throw new Error(`${place}: a space parts names in the table`)

/** An amendment without a match is outdated. */
const known = (place) => {
  if (!rows.some((row) => row.place === place)) throw new Error(`${place} is not in the package: take it out`)
}
for (const { place } of added) if (rows.some((row) => row.place === place)) throw new Error(`${place} is there already`)
for (const { place } of [...dropped, ...further]) known(place)
for (const { from } of renamed) known(from)

const newName = (place) => {
  const change = renamed.find(({ from }) => from === place)
  return change === undefined ? place : place.replace(/^[^/]+/, change.to)
}
const places = [
  ...rows
    .filter(({ place }) => !dropped.some((gone) => gone.place === place))
    .map(({ place, postcode }) => ({ place: newName(place), postcode })),
  ...added,
  ...further,
].map(({ place, postcode }) => [...place.split('/').reverse(), postcode])

const { compare } = new Intl.Collator('th')
/**
 * The rest of each row by its first part, in order.
 * @param {ReadonlyArray<ReadonlyArray<string>>} all
 */
const by = (all) => {
  const groups = new Map()
  for (const [first, ...rest] of all) groups.set(first, [...(groups.get(first) ?? []), rest])
  return [...groups].sort(([a], [b]) => compare(a, b))
}
const lines = by(places).flatMap(([province, inProvince]) => [
  province,
  ...by(inProvince).flatMap(([district, inDistrict]) => [
    ` ${district}`,
    ...by(inDistrict.map(([subdistrict, postcode]) => [postcode, subdistrict])).map(
      ([postcode, names]) => `  ${postcode} ${[...new Set(names.flat())].sort(compare).join(' ')}`,
    ),
  ]),
])

export const placesModule = `/**
 * Every province of Thailand, its districts, and theirs: a postcode with its sub-districts.
 * Source: the data of thai-address-universal ${version}, amended by scripts/content/amendedPlaces.mjs; written by scripts/content/places.mjs.
 * Under this licence:
 *
${licence
  .split('\n')
  .map((line) => ` * ${line}`.trimEnd())
  .join('\n')}
 */
export const placesTable = \`
${lines.join('\n')}
\`
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(target, placesModule)
  console.log(`${places.length} places, ${new Set(places.map((row) => row[3])).size} postcodes`)
}
