import { copyFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { rolldown, RolldownMagicString } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import { Refusal, root } from '../../scripts/setup-run.mjs'

/** fp-ts 2.16 and io-ts 2.2 publish CommonJS for Node, which a bundler cannot reduce, and ES modules that Node
 * cannot import. So `dist/carried` holds the ES modules that we use, each with its licence. This can go once they
 * publish an `exports` map. */
const carriedPackages = ['fp-ts', 'io-ts']
const carriedFile = new RegExp(`^.*node_modules/(${carriedPackages.join('|')})/es6/`)
const isCarried = (id) => carriedPackages.some((name) => id === name || id.startsWith(`${name}/`))

const childrenOf = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value?.type === 'string')
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
const isCall = ({ type }) => type === 'CallExpression' || type === 'NewExpression'
const isType = ({ type }) => type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull|Instantiation)Expression$/.test(type)

/** A function, `name` or `name.member`: its call can be marked. */
const isMarkable = (callee) =>
  isFunction(callee) ||
  callee.type === 'Identifier' ||
  (callee.type === 'MemberExpression' && !callee.computed && callee.object.type === 'Identifier')

const unmarkable = new Set([
  'AssignmentExpression',
  'AwaitExpression',
  'ChainExpression',
  'SpreadElement',
  'TaggedTemplateExpression',
  'UpdateExpression',
])

/** null: a bundler sees an effect that no mark removes. */
const callsIn = (node, namespaces) => {
  if (isFunction(node) || isType(node)) return []
  if (unmarkable.has(node.type) || (isCall(node) && !isMarkable(node.callee))) return null
  if (node.type === 'MemberExpression' && !namespaces.has(node.object.name)) return null
  const parts = childrenOf(node).filter((child) => !(isCall(node) && child === node.callee))
  const inner = parts.map((part) => callsIn(part, namespaces))
  return inner.includes(null) ? null : [...(isCall(node) ? [node.start] : []), ...inner.flat()]
}

const namespacesOf = (program) =>
  new Set(
    program.body
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap(({ specifiers }) => specifiers)
      .filter(({ type }) => type === 'ImportNamespaceSpecifier')
      .map(({ local }) => local.name),
  )

const declares = /^(?:Import|Export|Function|TS|Class|Variable)/

/** Marks top-level calls as pure, so that a bundler drops unused code; other statements are wrapped in one function.
 * Refuses a statement of ours with an effect. */
const pure = {
  name: 'pure',
  transform: {
    filter: { id: [/\.ts$/, carriedFile] },
    handler(source, id) {
      const { program } = parseSync(id, source)
      const namespaces = namespacesOf(program)
      const code = new RolldownMagicString(source)
      for (const statement of program.body) {
        if (!declares.test(statement.type) && !carriedFile.test(id))
          throw new Refusal(`${relative(root, id)} does something when it is imported.`)
        const { declarations = [] } = statement.declaration ?? statement
        for (const { init } of declarations.filter((declared) => declared.init)) {
          const calls = callsIn(init, namespaces)
          for (const start of calls ?? []) code.appendLeft(start, '/*#__PURE__*/ ')
          if (calls === null) code.appendLeft(init.start, '/*#__PURE__*/ (() => (').appendRight(init.end, '))()')
        }
      }
      return { code }
    },
  },
}

/** Maps of the carried packages would weigh more than their code. */
const withoutCarriedMaps = {
  name: 'without-carried-maps',
  generateBundle(_, bundle) {
    for (const [file, part] of Object.entries(bundle)) {
      if (!file.startsWith('carried/')) continue
      if (file.endsWith('.map')) delete bundle[file]
      else part.code = part.code.replace(/\/\/# sourceMappingURL=.*/, '')
    }
  },
}

export const writeModules = async (name) => {
  const folder = join(root, name)
  const exported = readdirSync(join(folder, 'exports'), { recursive: true }).filter((file) => file.endsWith('.ts'))
  const bundle = await rolldown({
    input: exported.map((file) => join(folder, 'exports', file)),
    cwd: folder,
    platform: 'neutral',
    resolve: { mainFields: ['module'] },
    external: (id) => !/^[./]/.test(id) && !isCarried(id),
    plugins: [pure, withoutCarriedMaps],
    preserveEntrySignatures: 'strict',
    transform: { target: 'es2023' },
    tsconfig: false,
    checks: { bundlerTimings: false },
  })
  const { output } = await bundle.write({
    dir: join(folder, 'dist'),
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: folder,
    entryFileNames: ({ name: from }) => `${from.replaceAll(sep, '/').replace(carriedFile, 'carried/$1/')}.js`,
  })
  await bundle.close()
  for (const carried of carriedPackages)
    if (output.some(({ fileName }) => fileName.startsWith(`carried/${carried}/`)))
      copyFileSync(join(root, 'node_modules', carried, 'LICENSE'), join(folder, 'dist/carried', carried, 'LICENSE'))
}
