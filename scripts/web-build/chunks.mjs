import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'vite'
import { joinedParts } from './joinedParts.mjs'
import { loadRouteTable, sourcesOf, web } from './sources.mjs'

/**
 * A small script costs more to request than to carry, and Rolldown makes a chunk for each set of screens. They are
 * joined by the pages that need them, which changes seldom between releases.
 */

/** Every page loads these, so they must not bring anything that only members need. */
const ofEveryPage = ['calls/tracking/watchTracking.ts', 'app/prefetch.ts']

/** Pages of visitors load these for the consent. */
const ofConsent = ['calls/tracking/askVisitor.ts', 'calls/tracking/reporting.ts']

/** Every page of a member loads these. */
export const ofMembers = [
  ...ofEveryPage,
  ...ofConsent,
  'calls/session/sessionRuntime.ts',
  'calls/consents/outdatedConsents.ts',
  'composition/deviceBillStore.ts',
  'composition/notices.module.ts',
  'layouts/HeaderPoints.tsx',
]

/** Approximate ratio of brotli. */
const compressed = 0.28

/** Some pages of visitors load these later; Rolldown gives them no entry of their own. */
const ofVisitors = ['features/nutrition/storedNutritionCheck.ts', 'features/rewards/draw/seenDraws.ts']

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** Includes the start. */
const closureOf = (imports, from) => {
  const all = new Set(from)
  for (const each of all) for (const next of imports.get(each) ?? []) all.add(next)
  return all
}

const sharedOf = (chunks) => new Set(chunks.flatMap(({ imports }) => imports))

/**
 * A visitor's page: what loads at once; a member's: also what its screen may load later. `routes`: sources of screens
 * and layouts, and whether only members see them.
 */
const pagesOf = (chunks, imports, first, routes) => {
  const bySource = new Map(chunks.flatMap((chunk) => (chunk.source === null ? [] : [[chunk.source, chunk]])))
  const filesOf = (sources) => sources.flatMap((source) => bySource.get(source)?.fileName ?? [])
  const isOfVisitors = ({ moduleIds }) => moduleIds.some((id) => ofVisitors.includes(id.replace(web, '')))
  const visitorsLater = new Set(chunks.filter(isOfVisitors).map(({ fileName }) => fileName))
  const laterOf = new Map(chunks.map(({ fileName, dynamicImports }) => [fileName, dynamicImports]))
  const pageOf = (kind, files) => ({ kind, brings: closureOf(imports, files) })
  const pages = routes.flatMap(({ sources, auth }) => {
    const own = closureOf(imports, filesOf(sources))
    const next = [...own].filter((each) => !first.has(each)).flatMap((each) => laterOf.get(each) ?? [])
    const visitor = [...own, ...next.filter((each) => visitorsLater.has(each))]
    const member = [...own, ...filesOf(ofMembers)]
    return [
      ...(auth ? [] : [pageOf('visitor', visitor), pageOf('visitor', [...visitor, ...filesOf(ofEveryPage)])]),
      pageOf('member', member),
      pageOf('later', [...member, ...next]),
    ]
  })
  for (const file of filesOf(ofConsent)) pages.push(pageOf('visitor', [file]))
  for (const [source, { fileName }] of bySource)
    if (/^composition\/.*\.module\.ts$/.test(source)) pages.push(pageOf('service', [fileName, ...filesOf(ofMembers)]))
  const shared = sharedOf(chunks)
  for (const file of new Set([...laterOf.values()].flat()))
    if (shared.has(file) && !first.has(file)) pages.push(pageOf('lazy', [file]))
  const keyOf = ({ kind, brings }) => [kind, ...[...brings].toSorted()].join()
  return [...new Map(pages.map((page) => [keyOf(page), page])).values()]
}

/** One part for each set of pages. A file that loads by itself, and not on every page, stays apart. */
const partsOf = (chunks, imports, first, pages) => {
  const parts = new Map()
  const shared = sharedOf(chunks)
  const apart = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports.filter((file) => !shared.has(file))))
  for (const { source, fileName } of chunks) if (ofMembers.includes(source)) apart.delete(fileName)
  for (const { fileName, moduleIds, code, styles = 0 } of chunks) {
    if (first.has(fileName)) continue
    const usedBy = Uint8Array.from(pages, ({ brings }) => (brings.has(fileName) ? 1 : 0))
    const isFixed = apart.has(fileName) || !usedBy.includes(1)
    const leadsTo = () => [...closureOf(imports, [fileName])].filter((each) => apart.has(each)).toSorted()
    const key = isFixed ? fileName : [usedBy.join(''), ...leadsTo()].join()
    const part = parts.get(key) ?? { files: [], moduleIds: [], bytes: 0, usedBy, isFixed }
    part.files.push(fileName)
    part.moduleIds.push(...moduleIds)
    part.bytes += (code.length + styles) * compressed
    parts.set(key, part)
  }
  return [...parts.values()]
}

/** Lists of module ids to join, without import cycles between chunks. @returns {string[][]} */
export const joinedModules = (chunks, routes) => {
  const imports = new Map(chunks.map(({ fileName, imports: of }) => [fileName, of]))
  const first = closureOf(imports, [chunks.find(({ isEntry }) => isEntry).fileName])
  const pages = pagesOf(chunks, imports, first, routes)
  const parts = joinedParts(partsOf(chunks, imports, first, pages), imports, pages)
  return parts.filter(({ files, isFixed }) => !isFixed && files.length > 1).map(({ moduleIds }) => moduleIds)
}

/** These name the files of screens: an importer would change with every screen. */
const namesScreens = /\/(?:entry-client|app\/App|routes|devRoutes)\.tsx?$|\.html$/

const baseModules = (chunks) => {
  const imports = new Map(chunks.map(({ fileName, imports: of }) => [fileName, of]))
  const first = closureOf(imports, [chunks.find(({ isEntry }) => isEntry).fileName])
  return chunks
    .filter(({ fileName }) => first.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds.filter((id) => !namesScreens.test(id)))
}

/** It needs a first build with all chunks apart. Also the names of files with modules that were entries. */
export const joinedOutput = async (configFile) => {
  const { output } = await build({ configFile, logLevel: 'warn', build: { write: false } })
  const sheets = new Map(output.map(({ fileName, source }) => [fileName, source]))
  const stylesOf = ({ viteMetadata }) =>
    [...viteMetadata.importedCss].reduce((sum, sheet) => sum + sheets.get(sheet).length, 0)
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map((chunk) => ({ ...chunk, source: chunk.facadeModuleId?.replace(web, '') ?? null, styles: stylesOf(chunk) }))
  const isChunk = (source) => chunks.some((chunk) => chunk.source === source)
  const routes = (await loadRouteTable({ own: true })).map((route) => ({
    sources: sourcesOf(route, isChunk),
    auth: route.auth,
  }))
  if (!routes.some(({ sources }) => sources.some(isChunk))) throw new Error('no screen is among the chunks')
  // Independent of the repository's folder.
  const fileOf = (id) => path.relative(path.dirname(web), id)
  const nameOf = new Map(baseModules(chunks).map((id) => [id, 'base']))
  // Named after a module, not by number, so that a new file renames no other.
  for (const ids of joinedModules(chunks, routes))
    for (const id of ids) nameOf.set(id, `shared-${shortHash(ids.map(fileOf).toSorted()[0])}`)
  const group = { name: (id) => nameOf.get(id) ?? null, test: (id) => nameOf.has(id), priority: 3 }
  const joined = chunks.flatMap(({ source, facadeModuleId }) =>
    nameOf.has(facadeModuleId) ? [[source, nameOf.get(facadeModuleId)]] : [],
  )
  return { output: { codeSplitting: { groups: [group] } }, joined }
}

/** Vite's manifest lacks the joined modules. */
export const withJoined = (manifest, joined) => {
  const keyOf = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]))
  const named = joined.flatMap(([source, name]) => {
    const key = keyOf.get(name)
    return source in manifest ? [] : [[source, { file: manifest[key].file, imports: [key] }]]
  })
  return { ...manifest, ...Object.fromEntries(named) }
}
