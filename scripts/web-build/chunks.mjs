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

/** Every page of a member fetches these beside its screen. */
export const ofMembers = [
  'calls/session/sessionRuntime.ts',
  'calls/tracking/watchTracking.ts',
  'calls/tracking/askVisitor.ts',
  'calls/tracking/reporting.ts',
  'calls/consents/outdatedConsents.ts',
  'composition/deviceBillStore.ts',
  'composition/notices.module.ts',
  'app/prefetch.ts',
  'layouts/HeaderPoints.tsx',
]

/** What brotli leaves of a script's text, about. */
const compressed = 0.28

/** A visitor's page fetches these by itself later; they bring nothing that only members need. */
const ofVisitors = ['features/nutrition/storedNutritionCheck.ts', 'features/rewards/draw/seenDraws.ts']

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6)

/** Everything that these bring, themselves included. */
const closureOf = (imports, from) => {
  const all = new Set(from)
  for (const each of all) for (const next of imports.get(each) ?? []) all.add(next)
  return all
}

/**
 * Lists the files that pages bring: at once to a visitor and to a member, and to a member with all that the
 * screen may fetch later. `routes`: the sources of their screens and layouts, and whether only members see them.
 */
const pagesOf = (chunks, imports, first, routes) => {
  const bySource = new Map(chunks.flatMap((chunk) => (chunk.source === null ? [] : [[chunk.source, chunk]])))
  const filesOf = (sources) => sources.flatMap((source) => bySource.get(source)?.fileName ?? [])
  const isOfVisitors = ({ moduleIds }) => moduleIds.some((id) => ofVisitors.includes(id.replace(web, '')))
  const visitorsLater = new Set(chunks.filter(isOfVisitors).map(({ fileName }) => fileName))
  const laterOf = new Map(chunks.map(({ fileName, dynamicImports }) => [fileName, dynamicImports]))
  const pages = routes.flatMap(({ sources, auth }) => {
    const own = closureOf(imports, filesOf(sources))
    const member = closureOf(imports, [...own, ...filesOf(ofMembers)])
    const next = [...own].filter((each) => !first.has(each)).flatMap((each) => laterOf.get(each) ?? [])
    return [
      ...(auth
        ? []
        : [
            {
              kind: 'visitor',
              brings: closureOf(imports, [...own, ...next.filter((each) => visitorsLater.has(each))]),
            },
          ]),
      { kind: 'member', brings: member },
      { kind: 'later', brings: closureOf(imports, [...member, ...next]) },
    ]
  })
  for (const [source, { fileName }] of bySource)
    if (/^(?:composition|calls\/tracking)\//.test(source))
      pages.push(
        source.endsWith('.module.ts')
          ? { kind: 'service', brings: closureOf(imports, [fileName, ...filesOf(ofMembers)]) }
          : { kind: 'visitor', brings: closureOf(imports, [fileName]) },
      )
  const keyOf = ({ kind, brings }) => [kind, ...[...brings].toSorted()].join()
  return [...new Map(pages.map((page) => [keyOf(page), page])).values()]
}

/**
 * One part for all that is needed by the same pages; what is fetched by itself stays as it is, and never stands between
 * what is joined.
 */
const partsOf = (chunks, imports, first, pages) => {
  const parts = new Map()
  // Also where Rolldown keeps no entry of its own for it, because others import the same.
  const apart = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  for (const { fileName, moduleIds, code } of chunks) {
    if (first.has(fileName)) continue
    const usedBy = Uint8Array.from(pages, ({ brings }) => (brings.has(fileName) ? 1 : 0))
    const isFixed = apart.has(fileName) || !usedBy.includes(1)
    const leadsTo = () => [...closureOf(imports, [fileName])].filter((each) => apart.has(each)).toSorted()
    const key = isFixed ? fileName : [usedBy.join(''), ...leadsTo()].join()
    const part = parts.get(key) ?? { files: [], moduleIds: [], bytes: 0, usedBy, isFixed }
    part.files.push(fileName)
    part.moduleIds.push(...moduleIds)
    part.bytes += code.length * compressed
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

/** The output's settings that join them, after a build in which everything is still apart. */
export const joinedOutput = async (configFile) => {
  const { output } = await build({ configFile, logLevel: 'warn', build: { write: false } })
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map((chunk) => ({ ...chunk, source: chunk.facadeModuleId?.replace(web, '') ?? null }))
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
  return { codeSplitting: { groups: [group] } }
}
