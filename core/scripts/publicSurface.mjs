import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/setup-run.mjs'

const printer = ts.createPrinter({ removeComments: true })

/** One declaration of `a = 1, b = 2`; else the whole statement. */
const written = (declaration) => {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  return printer
    .printNode(ts.EmitHint.Unspecified, statement, declaration.getSourceFile())
    .replace(/^(?:export )?(?:declare )?/, '')
}

/** A longer line is cut and ends with a hash of the whole. */
const maxLength = 160

const shortened = (line) =>
  line.length <= maxLength
    ? line
    : `${line.slice(0, maxLength)} … ${createHash('sha256').update(line).digest('hex').slice(0, 12)}`

const oneLine = (text) => text.replaceAll(/\s+/g, ' ')

const linesOf = (checker, symbol) => {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declarations = target.declarations ?? []
  const renamed = target.name === symbol.name ? '' : `${symbol.name} = `
  const whole = renamed + declarations.map((declaration) => oneLine(written(declaration))).join(' ')
  const table = declarations.length === 1 && ts.isVariableDeclaration(declarations[0]) && declarations[0].type
  if (whole.length <= maxLength || !table || !ts.isTypeLiteralNode(table)) return [shortened(whole)]
  return table.members.map((member) => shortened(`${symbol.name}: ${oneLine(written(member))}`))
}

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
      return [file.replace('.d.ts', '.txt'), `${symbols.flatMap((symbol) => linesOf(checker, symbol)).join('\n')}\n`]
    }),
  )
}

const folderOf = (name) => join(root, name, 'api')

const stored = (folder) =>
  new Map(
    (existsSync(folder) ? readdirSync(folder) : []).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )

export const surfaceFaults = (name) => {
  const [listed, built] = [stored(folderOf(name)), surfaceOf(name)]
  const missing = (from, to, sign) =>
    [...from].flatMap(([file, text]) => {
      const otherNames = new Set(to.get(file)?.split('\n'))
      return text.split('\n').flatMap((line) => (otherNames.has(line) ? [] : [`${sign} ${file}: ${line}`]))
    })
  return [...missing(listed, built, '-'), ...missing(built, listed, '+')]
}

export const writeSurface = (name) => {
  const folder = folderOf(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [file, text] of surfaceOf(name)) writeFileSync(join(folder, file), text)
}
