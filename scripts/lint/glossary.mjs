import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The backticked words of docs/glossary.md that no name may contain. */
export const refusedWords = (glossary) =>
  new Map(
    [...glossary.matchAll(/^\| (.+?) +\| .+? +\| (.+?) +\|$/gm)].flatMap(([, use, refused]) =>
      [...refused.matchAll(/`([a-z]+)`/g)].map(([, word]) => [word, use.replaceAll('`', '')]),
    ),
  )

/** Names that contain such a word in another meaning. */
export const exceptions = (glossary) => new Set([...glossary.matchAll(/^- `([\w.]+)`: .+$/gm)].map(([, name]) => name))

const glossary = readFileSync(join(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
const refused = refusedWords(glossary)
const excepted = exceptions(glossary)

// Public names of the core and the adapters do not follow it yet; names of migrations are stored.
const isChecked = (file) =>
  /(^|\/)(server|web|widget|scripts|ops|tests)\//.test(file) && !/(^|\/)(core|adapters|migrations)\//.test(file)

const words = (name) =>
  name
    .replaceAll(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .toLowerCase()
    .split(/[^a-z]+/)

export const glossaryWords = {
  meta: { type: 'problem', messages: { word: '`{{name}}` holds "{{word}}": docs/glossary.md says {{use}}' } },
  create: (context) => {
    const file = context.filename.replaceAll('\\', '/')
    if (!isChecked(file)) return {}
    const check = (node, name) => {
      const word = words(name).find((each) => refused.has(each))
      if (word === undefined || excepted.has(name)) return
      context.report({ node, messageId: 'word', data: { name, word, use: refused.get(word) } })
    }
    const named = (node) => node?.type === 'Identifier' && check(node, node.name)
    /** Destructured keys belong to others, so only declared names count. */
    const declared = (node) => {
      switch (node?.type) {
        case 'Identifier':
          return check(node, node.name)
        case 'ObjectPattern':
          return node.properties.forEach((each) =>
            declared(each.type === 'RestElement' ? each : each.shorthand ? null : each.value),
          )
        case 'ArrayPattern':
          return node.elements.forEach(declared)
        case 'AssignmentPattern':
          return declared(node.left)
        case 'RestElement':
          return declared(node.argument)
        default:
      }
    }
    const callable = (node) => {
      named(node.id)
      node.params.forEach(declared)
    }
    return {
      Program: (node) => check(node, file.split('/').at(-1).replace(/\..*$/, '')),
      VariableDeclarator: ({ id }) => declared(id),
      FunctionDeclaration: callable,
      FunctionExpression: callable,
      ArrowFunctionExpression: callable,
      ClassDeclaration: ({ id }) => named(id),
      TSTypeAliasDeclaration: ({ id }) => named(id),
      TSInterfaceDeclaration: ({ id }) => named(id),
    }
  },
}
