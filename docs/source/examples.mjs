/**
 * The `@example`s of the doc lines. An example is plain JavaScript without imports: a name that the packages export stands for
 * itself, `arb.` for the generators. `expression // => value` states what an expression gives, as one would write it.
 */
import ts from 'typescript'

const testing = '@careplus/core/testing'

/** What an example may use without saying where it is from, besides what the packages export. */
const otherNames = new Map([
  ['arb', `import * as arb from '${testing}'`],
  ['fc', `import fc from 'fast-check'`],
  ['t', `import * as t from 'io-ts'`],
  ...['createActor', 'fromPromise', 'waitFor'].map((name) => [name, `import { ${name} } from 'xstate'`]),
])

/** Where each exported value is to be had: `{ of: specifier => names, first: name => specifier }`. */
export const exportedNames = (surface) => {
  const of = new Map()
  const first = new Map()
  for (const { name, specifier, role } of surface) {
    if (role === 'type') continue
    of.set(specifier, (of.get(specifier) ?? new Set()).add(name))
    const known = first.get(name)
    if (known === undefined || known === testing) first.set(name, specifier)
  }
  return { of, first }
}

const sourceOf = (code) => ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2023, true)

/** The names that an example uses, and does not declare. */
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

/** `{ name, specifier }` of each name that an example at `specifier` has from the packages; the other imports as they stand. */
export const neededBy = (code, specifier, { of, first }) => {
  const fromPackages = []
  const others = []
  for (const name of freeNames(code)) {
    const other = otherNames.get(name)
    const own = specifier !== testing || !first.has(name) || first.get(name) === testing
    if (other !== undefined) others.push(other)
    else if (own && of.get(specifier)?.has(name)) fromPackages.push({ name, specifier })
    else if (first.has(name)) fromPackages.push({ name, specifier: first.get(name) })
  }
  return { fromPackages, others }
}

const importLines = ({ fromPackages, others }) => {
  const names = new Map()
  for (const { name, specifier } of fromPackages) names.set(specifier, [...(names.get(specifier) ?? []), name])
  return [...others, ...[...names].map(([specifier, list]) => `import { ${list.join(', ')} } from '${specifier}'`)]
}

/** An example as a reader would copy it. */
export const asCopied = (code, specifier, known) =>
  [...importLines(neededBy(code, specifier, known)), '', code].join('\n').trimStart()
