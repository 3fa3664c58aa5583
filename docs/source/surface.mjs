/**
 * What the packages export, read with TypeScript from their entry points: the guides' lists, the site's tables and the test of
 * the doc lines are made from it.
 */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/setup-run.mjs'

export const packages = ['core', 'adapters']

/** The entry points, as one imports them: `{ specifier: '@careplus/core/otp', file: 'core/exports/otp.ts' }`. */
export const entryPoints = () =>
  packages.flatMap((name) =>
    readdirSync(join(root, name, 'exports'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => ({ specifier: `@careplus/${name}/${file.slice(0, -3)}`, file: `${name}/exports/${file}` })),
  )

export const tsconfig = join(root, 'docs/tsconfig.json')

const programOf = (files) => {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'docs'))
  return ts.createProgram(files, options)
}

/** How a person sees it: what one calls, what one holds, or what only the compiler knows. */
const roleOf = (symbol, type) => {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'type'
  if (symbol.flags & ts.SymbolFlags.Class) return 'class'
  return type.getCallSignatures().length > 0 ? 'function' : 'value'
}

const exampleTexts = (symbol) =>
  symbol
    .getJsDocTags()
    .filter(({ name }) => name === 'example')
    .map(({ text }) => ts.displayPartsToString(text).trim())

/**
 * Every export of every entry point: `{ name, specifier, role, file, doc, examples }`. One that two entry points have is told at
 * each; `file` is where it stands.
 */
export const publicSurface = () => {
  const entries = entryPoints()
  const program = programOf(entries.map(({ file }) => join(root, file)))
  const checker = program.getTypeChecker()
  const surface = entries.flatMap(({ specifier, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, file)))
    if (module === undefined) throw new Error(`${file} exports nothing`)
    return checker.getExportsOfModule(module).map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const [declaration] = symbol.declarations
      const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
      const source = declaration.getSourceFile()
      return {
        name: exported.name,
        specifier,
        role: roleOf(symbol, type),
        file: relative(root, source.fileName),
        line: source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1,
        doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
        examples: exampleTexts(symbol),
        symbol,
        type,
      }
    })
  })
  return { surface, program, checker }
}
