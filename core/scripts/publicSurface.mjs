import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/setup-run.mjs'

const printer = ts.createPrinter({ removeComments: true })

/** Of `a = 1, b = 2` one; of anything else the whole statement. */
const written = (declaration) => {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile())
    .replace(/^(?:export )?(?:declare )?/, '')
}

const blockOf = (checker, symbol) => {
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const said = (meant.declarations ?? []).map(written)
  const renamed = meant.name === symbol.name ? [] : [`// ${symbol.name} is`]
  return [...renamed, ...said].join('\n')
}

/**
 * What a built package lets others import: for each subpath its exports with their types, in the order of their names. By file
 * name: `growth.txt`.
 */
const surfaceOf = (name) => {
  const types = join(root, name, 'dist/exports')
  const files = readdirSync(types).filter((file) => file.endsWith('.d.ts'))
  const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext, strict: true }
  const program = ts.createProgram(
    files.map((file) => join(types, file)),
    options,
  )
  const checker = program.getTypeChecker()
  return new Map(
    files.map((file) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(join(types, file)))
      const symbols = checker.getExportsOfModule(module).toSorted((a, b) => (a.name < b.name ? -1 : 1))
      return [file.replace('.d.ts', '.txt'), `${symbols.map((symbol) => blockOf(checker, symbol)).join('\n\n')}\n`]
    }),
  )
}

const folderOf = (name) => join(root, name, 'api')

const kept = (folder) =>
  new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

/** The files of `<package>/api` that do not say what the built package exports. */
export const surfaceFaults = (name) => {
  const said = kept(folderOf(name))
  const is = surfaceOf(name)
  return [...new Set([...said.keys(), ...is.keys()])].filter((file) => said.get(file) !== is.get(file)).sort()
}

export const writeSurface = (name) => {
  const folder = folderOf(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [file, text] of surfaceOf(name)) writeFileSync(join(folder, file), text)
}
