import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = path.join(root, 'core/exports')

const subpathsIn = (at: string): ReadonlyArray<string> =>
  readdirSync(path.join(folder, at))
    .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'testing.ts')
    .map((file) => file.slice(0, -3))

/** The subpaths of the core except `testing`, which parses no outside input. */
export const subpaths = subpathsIn('')
export const internalSubpaths = subpathsIn('internal')

/** `string` without a brand, or `unknown`: not parsed yet. */
const isUnread = (type: ts.Type): boolean =>
  type.isUnion()
    ? type.types.some(isUnread)
    : (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0

const takesUnread = (checker: ts.TypeChecker, type: ts.Type, deep = 3): boolean =>
  deep > 0 &&
  type
    .getCallSignatures()
    .some(
      (signature) =>
        signature.getParameters().some((parameter) => isUnread(checker.getTypeOfSymbol(parameter))) ||
        takesUnread(checker, signature.getReturnType(), deep - 1),
    )

export const functionsOfUnread = (): ReadonlyArray<string> => {
  const configured = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'core/tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )
  if (configured === undefined) throw new Error('core/tsconfig.json cannot be read')
  const files = [...subpaths, ...internalSubpaths.map((name) => `internal/${name}`)].map((name) =>
    path.join(folder, `${name}.ts`),
  )
  const program = ts.createProgram(files, { ...configured.options, noEmit: true })
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${file} exports nothing`)
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      if (!(symbol.flags & ts.SymbolFlags.Value)) return []
      return takesUnread(checker, checker.getTypeOfSymbol(symbol))
        ? [`${path.basename(file, '.ts')}.${exported.name}`]
        : []
    })
  })
}
