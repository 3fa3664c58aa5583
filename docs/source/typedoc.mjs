import { join } from 'node:path'
import { Application, Comment, Converter, ReflectionKind, Renderer } from 'typedoc'
import { Refusal, root } from '../../scripts/setup-run.mjs'
import { asCopied } from './examples.mjs'
import { parameterOf } from './parameters.mjs'
import { entryPoints, tsconfig } from './surface.mjs'

/** A module has its import name and its line of the guide's table. */
const nameModules = (app, lines) =>
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    const specifiers = new Map(
      entryPoints().map(({ specifier, file }) => [file.slice(0, -3).replace(/\/index$/, ''), specifier]),
    )
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const specifier = specifiers.get(module.name)
      if (specifier === undefined) throw new Error(`no entry point is called ${module.name}`)
      module.name = specifier
      const line = lines.get(specifier)
      if (line !== undefined) module.comment = new Comment([{ kind: 'text', text: line }])
    }
  })

const moduleOf = (reflection) =>
  reflection.kindOf(ReflectionKind.Module) ? reflection.name : moduleOf(reflection.parent)

const completeExamples = (app, known) =>
  app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const reflection of Object.values(project.reflections))
      for (const tag of reflection.comment?.blockTags ?? []) {
        if (tag.tag !== '@example') continue
        const code = tag.content
          .map(({ text }) => text)
          .join('')
          .replaceAll(/^```\w*\n|\n?```$/g, '')
        const copied = asCopied(code.trim(), moduleOf(reflection), known)
        tag.content = [{ kind: 'code', text: `\`\`\`ts\n${copied}\n\`\`\`` }]
      }
  })

/** null: the reflection is not within a function. */
const functionOf = (reflection) => {
  if (reflection === undefined) return null
  return reflection.kindOf(ReflectionKind.Function) ? reflection.name : functionOf(reflection.parent)
}

const typeName = (type) => {
  if (type?.type === 'intersection') return typeName(type.types[0])
  if (type?.type !== 'reference') return null
  return ['Pick', 'Omit'].includes(type.name) ? typeName(type.typeArguments[0]) : type.name
}

/** Parameters of a function, and of a function that it returns. A `@param` of the code takes precedence. */
const describeParameters = (app) =>
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      const owner = functionOf(parameter)
      const { name, text } = parameterOf(owner, parameter.name, typeName(parameter.type))
      parameter.name = name
      // A method may have another meaning for the name.
      if (owner !== null && text !== undefined) parameter.comment ??= new Comment([{ kind: 'text', text }])
    }
  })

/** Others use its program too, because creating one takes seconds. */
export const reference = async () => {
  const app = await Application.bootstrap({
    name: 'CarePlus for developers',
    entryPoints: entryPoints().map(({ file }) => join(root, file)),
    basePath: root,
    tsconfig,
    // Another check covers the types.
    skipErrorChecking: true,
    customCss: join(root, 'docs/source/site.css'),
    customFooterHtml: 'Made by <code>npm run docs</code> from the code of this repository.',
    disableSources: true,
    hideGenerator: true,
    sortEntryPoints: false,
    sort: ['kind', 'instance-first', 'alphabetical'],
    navigation: { includeCategories: false, includeGroups: false, includeFolders: false },
    navigationLinks: { 'Live examples': '/live/index.html' },
    categorizeByGroup: false,
    searchInDocuments: true,
    searchInComments: true,
    highlightLanguages: ['bash', 'css', 'html', 'javascript', 'json', 'jsx', 'sh', 'typescript', 'vue'],
    lightHighlightTheme: 'github-light-high-contrast',
    darkHighlightTheme: 'github-dark-high-contrast',
    validation: {
      notExported: false,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: false,
      notDocumented: false,
    },
    cleanOutputDir: true,
    logLevel: 'Warn',
  })
  const entries = app.getEntryPoints()
  if (entries === undefined) throw new Refusal('TypeDoc could not read the entry points.')
  return { app, entries, program: entries[0].program }
}

/**
 * Draws the site, and gives the page of each export by specifier and name; throws `Refusal` where a link leads nowhere.
 * @param {Awaited<ReturnType<typeof reference>>} reference
 * @param {{ out: string, front: string, documents: readonly string[], lines: ReadonlyMap<string, string>, known: unknown }} wanted
 */
export const drawReference = async ({ app, entries }, { out, front, documents, lines, known }) => {
  app.options.setValue('readme', front)
  app.options.setValue('projectDocuments', documents)
  nameModules(app, lines)
  completeExamples(app, known)
  describeParameters(app)
  const project = app.converter.convert(entries)
  app.validate(project)
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Refusal('TypeDoc reports faults; see above.')
  let router
  app.renderer.on(Renderer.EVENT_BEGIN, () => (router = app.renderer.router))
  await app.generateDocs(project, out)
  return (specifier, name) => {
    const exported = project.children.find((module) => module.name === specifier)?.getChildByName(name)
    if (exported === undefined) throw new Error(`${specifier} exports no ${name}`)
    return router.getFullUrl(exported.isReference() ? exported.getTargetReflectionDeep() : exported)
  }
}
