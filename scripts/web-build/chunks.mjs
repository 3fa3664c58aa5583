import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'vite'
import { joinedParts } from './joinedParts.mjs'
import { loadRouteTable, sourcesOf, web } from './sources.mjs'

/**
 * Small scripts cost a page more to ask for than to carry. Rolldown cuts what screens share into a chunk for every set of
 * screens that share it, most of them a few hundred bytes: they are joined here by the pages that need them, so that no
 * page carries more than a little in vain. Which pages need a module changes seldom, so a release that changes one screen
 * leaves the shared files as they were.
 */

/** Every page fetches these by itself, also a visitor's: they bring nothing that only members need. */
const ofEveryPage = ['calls/tracking/watchTracking.ts', 'app/prefetch.ts']

/** A visitor's page fetches these once they have consented, or may be asked to. */
const ofConsent = ['calls/tracking/askVisitor.ts', 'calls/tracking/reporting.ts']

/** Every page of a member fetches these beside its screen. */
export const ofMembers = [
  ...ofEveryPage,
  ...ofConsent,
  'calls/session/sessionRuntime.ts',
  'calls/consents/outdatedConsents.ts',
  'composition/deviceBillStore.ts',
  'composition/notices.module.ts',
  'layouts/HeaderPoints.tsx',
]

/** What brotli leaves of a script's text, about. */
const compressed = 0.28

/** Some pages of visitors fetch these by themselves later. Rolldown gives them no entry of their own. */
const ofVisitors = ['features/nutrition/storedNutritionCheck.ts', 'features/rewards/draw/seenDraws.ts']

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** Everything that these bring, themselves included. */
const closureOf = (imports, from) => {
  const all = new Set(from)
  for (const each of all) for (const next of imports.get(each) ?? []) all.add(next)
  return all
}

/** The files that other files import statically. */
const sharedOf = (chunks) => new Set(chunks.flatMap(({ imports }) => imports))

/**
 * Lists the files that pages bring: to a visitor at once and with what every page fetches, to a member at once and with
 * all that the screen may fetch later; and what brings others although it is fetched by itself. `routes`: the sources of
 * their screens and layouts, and whether only members see them.
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

/**
 * One part for all that is needed by the same pages. What is only fetched by itself, and not by every page, stays as it
 * is, and never stands between what is joined.
 */
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

/**
 * From the chunks of a build: which modules to join, as lists of their ids. Never so that chunks wait for each other.
 * @returns {string[][]}
 */
export const joinedModules = (chunks, routes) => {
  const imports = new Map(chunks.map(({ fileName, imports: of }) => [fileName, of]))
  const first = closureOf(imports, [chunks.find(({ isEntry }) => isEntry).fileName])
  const pages = pagesOf(chunks, imports, first, routes)
  const parts = joinedParts(partsOf(chunks, imports, first, pages), imports, pages)
  return parts.filter(({ files, isFixed }) => !isFixed && files.length > 1).map(({ moduleIds }) => moduleIds)
}

/** These modules name the files of screens. Nothing else may import it, or it would be another file whenever a screen is. */
const namesScreens = /\/(?:entry-client|app\/App|routes|devRoutes)\.tsx?$|\.html$/

/** The modules that the entry brings, without those that name screens. */
const baseModules = (chunks) => {
  const imports = new Map(chunks.map(({ fileName, imports: of }) => [fileName, of]))
  const first = closureOf(imports, [chunks.find(({ isEntry }) => isEntry).fileName])
  return chunks
    .filter(({ fileName }) => first.has(fileName))
    .flatMap(({ moduleIds }) => moduleIds.filter((id) => !namesScreens.test(id)))
}

/**
 * The output's settings that join them, after a build in which everything is still apart; and the names of the files
 * that hold what was fetched by itself.
 */
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
  // The same in every folder that the repository stands in.
  const fileOf = (id) => path.relative(path.dirname(web), id)
  const nameOf = new Map(baseModules(chunks).map((id) => [id, 'base']))
  // By one of its modules, not by number: a file that is new leaves the names of others as they are.
  for (const ids of joinedModules(chunks, routes))
    for (const id of ids) nameOf.set(id, `shared-${shortHash(ids.map(fileOf).toSorted()[0])}`)
  const group = { name: (id) => nameOf.get(id) ?? null, test: (id) => nameOf.has(id), priority: 3 }
  const joined = chunks.flatMap(({ source, facadeModuleId }) =>
    nameOf.has(facadeModuleId) ? [[source, nameOf.get(facadeModuleId)]] : [],
  )
  return { output: { codeSplitting: { groups: [group] } }, joined }
}

/** Vite's manifest names only what has a file of its own: here also what was joined. */
export const withJoined = (manifest, joined) => {
  const keyOf = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]))
  const named = joined.flatMap(([source, name]) => {
    const key = keyOf.get(name)
    return source in manifest ? [] : [[source, { file: manifest[key].file, imports: [key] }]]
  })
  return { ...manifest, ...Object.fromEntries(named) }
}
