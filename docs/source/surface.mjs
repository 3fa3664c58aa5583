/** The guides' lists, the site's tables and the test of the doc lines use it. */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/setup-run.mjs'

export const packages = ['core', 'adapters']

/** `{ specifier: '@careplus/core/otp', file: 'core/exports/otp.ts' }`. */
export const entryPoints = () =>
  packages.flatMap((name) =>
    readdirSync(join(root, name, 'exports'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => ({
        specifier: `@careplus/${name}/${file.slice(0, -3)}`.replace(/\/index$/, ''),
        file: `${name}/exports/${file}`,
      })),
  )

export const tsconfig = join(root, 'docs/tsconfig.json')

export const compilerOptions = () => {
  const { config } = ts.readConfigFile(tsconfig, ts.sys.readFile)
  return ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'docs')).options
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

const programOfEntryPoints = () =>
  ts.createProgram(
    entryPoints().map(({ file }) => join(root, file)),
    compilerOptions(),
  )

/** Names of `export type *`: even a value there cannot be called. */
const typeOnlyNames = (source, checker) =>
  new Set(
    source.statements
      .filter((statement) => ts.isExportDeclaration(statement) && statement.isTypeOnly && !statement.exportClause)
      .flatMap(({ moduleSpecifier }) => checker.getExportsOfModule(checker.getSymbolAtLocation(moduleSpecifier)))
      .map(({ name }) => name),
  )

/**
 * `{ name, specifier, role, file, doc, examples }`; `file` is the defining one. An export of two entry points is
 * listed twice.
 */
export const publicSurface = (program = programOfEntryPoints()) => {
  const entries = entryPoints()
  const checker = program.getTypeChecker()
  const surface = entries.flatMap(({ specifier, file }) => {
    const entry = program.getSourceFile(join(root, file))
    const module = checker.getSymbolAtLocation(entry)
    if (module === undefined) throw new Error(`${file} exports nothing`)
    const typeOnly = typeOnlyNames(entry, checker)
    return checker.getExportsOfModule(module).map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const [declaration] = symbol.declarations
      const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
      const source = declaration.getSourceFile()
      return {
        name: exported.name,
        specifier,
        role: typeOnly.has(exported.name) ? 'type' : roleOf(symbol, type),
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

const typeName = (node) => {
  if (node === undefined) return null
  if (ts.isIntersectionTypeNode(node)) return typeName(node.types[0])
  if (!ts.isTypeReferenceNode(node)) return null
  const name = node.typeName.getText()
  return ['Pick', 'Omit'].includes(name) ? typeName(node.typeArguments[0]) : name
}

/** `{ name, type }` of each parameter of a function, and of a function that it returns. */
export const parametersOf = (type) =>
  type.getCallSignatures().flatMap((signature) => {
    const returned = signature.getReturnType()
    return [
      ...signature
        .getParameters()
        .map(({ name, valueDeclaration }) => ({ name, type: typeName(valueDeclaration?.type) })),
      ...(returned.aliasSymbol === undefined ? parametersOf(returned) : []),
    ]
  })
