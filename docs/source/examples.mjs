/**
 * The `@example`s of the doc lines. An example is plain JavaScript without imports: a name that the packages export stands for
 * itself, `arb.` for the generators. `expression // => value` states what an expression gives, as one would write it.
 */
import { basename, join } from 'node:path'
import ts from 'typescript'
import { root } from '../../scripts/setup-run.mjs'
import { compilerOptions } from './surface.mjs'

const testing = '@careplus/core/testing'

/** Names that an example may use without an import. */
const otherNames = new Map([
  ['arb', `import * as arb from '${testing}'`],
  ['fc', `import fc from 'fast-check'`],
  ['E', `import * as E from 'fp-ts/Either'`],
  ['t', `import * as t from 'io-ts'`],
  ...['createActor', 'fromPromise', 'waitFor'].map((name) => [name, `import { ${name} } from 'xstate'`]),
])

/**
 * `of`: specifier => names, `values`: specifier => names of values, `first`: name => specifier. Values come before
 * types.
 */
export const exportedNames = (surface) => {
  const of = new Map()
  const values = new Map()
  const first = new Map()
  const rank = ({ specifier, role }) => (role === 'type' ? 2 : 0) + (specifier === testing ? 1 : 0)
  for (const { name, specifier, role } of surface.toSorted((a, b) => rank(a) - rank(b))) {
    of.set(specifier, (of.get(specifier) ?? new Set()).add(name))
    if (role !== 'type') values.set(specifier, (values.get(specifier) ?? new Set()).add(name))
    if (!first.has(name)) first.set(name, specifier)
  }
  return { of, values, first }
}

const sourceOf = (code) => ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true)

const freeNames = (code) => {
  const used = new Set()
  const declared = new Set()
  const visit = (node) => {
    const { parent } = node
    if (ts.isIdentifier(node)) {
      const isProperty =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node) ||
        (ts.isBindingElement(parent) && parent.propertyName === node) ||
        ts.isMethodDeclaration(parent)
      const isDeclared =
        (ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)) &&
        parent.name === node
      if (isDeclared) declared.add(node.text)
      else if (!isProperty) used.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(sourceOf(code))
  return [...used].filter((name) => !declared.has(name))
}

/** `{ name, specifier, isType }` of each name from the packages; other imports stay. */
export const neededBy = (code, specifier, { of, values, first }) => {
  const told = (name, from) => ({ name, specifier: from, isType: values.get(from)?.has(name) !== true })
  const fromPackages = []
  const others = []
  for (const name of freeNames(code)) {
    const other = otherNames.get(name)
    const own = specifier !== testing || !first.has(name) || first.get(name) === testing
    if (other !== undefined) others.push(other)
    else if (own && of.get(specifier)?.has(name)) fromPackages.push(told(name, specifier))
    else if (first.has(name)) fromPackages.push(told(name, first.get(name)))
  }
  return { fromPackages, others }
}

const importLines = ({ fromPackages, others }) => {
  const names = new Map()
  for (const { name, specifier, isType } of fromPackages)
    names.set(specifier, [...(names.get(specifier) ?? []), isType ? `type ${name}` : name])
  return [...others, ...[...names].map(([specifier, list]) => `import { ${list.join(', ')} } from '${specifier}'`)]
}

export const asCopied = (code, specifier, known) =>
  [...importLines(neededBy(code, specifier, known)), '', code].join('\n').trimStart()

const stated = /^[ \t]*\/\/ => (.*)$/

/** Each as `{ start, end, expression, value }`; the value is after the statement, or on the next line. */
const claimsOf = (code) => {
  const source = sourceOf(code)
  return source.statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement)) return []
    const [behind = '', below = ''] = code.slice(statement.end).split('\n')
    const found = stated.exec(behind) ?? (behind.trim() === '' ? stated.exec(below) : null)
    if (found === null) return []
    const expression = statement.expression.getText(source)
    return [{ start: statement.getStart(source), end: statement.end, expression, value: found[1] }]
  })
}

/** The body of an async function that passes each claim to `see(expression, given, stated)`. */
export const asRun = (code) => {
  const body = claimsOf(code).reduceRight(
    (text, { start, end, expression, value }) =>
      `${text.slice(0, start)}see(${JSON.stringify(expression)}, ${expression}, (${value}));${text.slice(end)}`,
    code,
  )
  return ts.transpileModule(body, { compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext } })
    .outputText
}

/** TypeScript's default strictness, as a reader's project has it. */
const readersOptions = { exactOptionalPropertyTypes: false, noUncheckedIndexedAccess: false, noUnusedLocals: false }

/**
 * What TypeScript has to say of examples, as a reader would have copied them: `file: fault` each.
 * @param {readonly { name: string, specifier: string, code: string }[]} examples
 */
export const typeFaults = (examples, known) => {
  const options = { ...compilerOptions(), ...readersOptions, noEmit: true }
  const files = new Map(
    examples.map(({ name, specifier, code }, i) => [
      join(root, `docs/source/${i}-${name}.ts`),
      `${asCopied(code, specifier, known)}\nexport {}\n`,
    ]),
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.getSourceFile = (file, ...rest) =>
    files.has(file)
      ? ts.createSourceFile(file, files.get(file), ts.ScriptTarget.ES2023, true)
      : getSourceFile(file, ...rest)
  const program = ts.createProgram([...files.keys()], options, host)
  return [...files.keys()].flatMap((file) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file)),
    ].map(({ messageText }) => `${basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  )
}
