/** A list of some members skips one that is added later; a `Record` or a `switch` without default does not compile. */

const message =
  'A new member of the union would be passed over: use a Record with every member, a switch without default, or `chosenOf`. Open text: a Set<string> or a pattern'

const isChecked = (file) =>
  /\.tsx?$/.test(file) &&
  /(^|\/)(core|adapters|server|web|widget)\//.test(file) &&
  !/(^|\/)(core|server|web)\/testing\/|\.(test|suite)\.tsx?$/.test(file)

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string'

const bare = (node) =>
  ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node?.type)
    ? bare(node.expression)
    : node

const areTexts = (node) => {
  const list = bare(node)
  return list?.type === 'ArrayExpression' && list.elements.length > 0 && list.elements.every(isText)
}

const isName = (type) => ['TSTypeReference', 'TSIndexedAccessType'].includes(type?.type)

/** Whether a type is a readonly list of a named type, not of a built-in one. */
const listsNames = (type) =>
  type?.type === 'TSTypeOperator'
    ? isName(type.typeAnnotation.elementType)
    : /^Readonly(Array|Set)$/.test(type?.typeName?.name ?? '') && isName(type.typeArguments?.params[0])

const isSet = (node) => node?.type === 'NewExpression' && node.callee.name === 'Set'

const operands = (node, operator) =>
  node.type === 'LogicalExpression' && node.operator === operator
    ? [...operands(node.left, operator), ...operands(node.right, operator)]
    : node.type === 'ParenthesizedExpression'
      ? operands(node.expression, operator)
      : [node]

const comparison = { '||': '===', '&&': '!==' }

export const closedUnions = {
  meta: { type: 'problem', messages: { open: message } },
  create: (context) => {
    if (!isChecked(context.filename.replaceAll('\\', '/'))) return {}
    const report = (node) => context.report({ node, messageId: 'open' })
    return {
      VariableDeclarator: ({ id, init }) => {
        const list = isSet(init) ? init.arguments[0] : init
        if (listsNames(id.typeAnnotation?.typeAnnotation) && areTexts(list)) report(init)
      },
      TSSatisfiesExpression: (node) => {
        if (listsNames(node.typeAnnotation) && areTexts(node.expression)) report(node)
      },
      NewExpression: (node) => {
        const [member] = node.typeArguments?.params ?? []
        if (isSet(node) && member?.type === 'TSTypeReference' && areTexts(node.arguments[0])) report(node)
      },
      CallExpression: ({ callee }) => {
        const asks = callee.type === 'MemberExpression' && ['includes', 'indexOf'].includes(callee.property.name)
        if (asks && areTexts(callee.object) && bare(callee.object).elements.length > 1) report(callee)
      },
      LogicalExpression: (node) => {
        const { operator, parent } = node
        if (!(operator in comparison) || (parent.type === 'LogicalExpression' && parent.operator === operator)) return
        const subjects = operands(node, operator)
          .filter(
            (one) => one.type === 'BinaryExpression' && one.operator === comparison[operator] && isText(one.right),
          )
          .filter(({ left }) => left.type !== 'UnaryExpression')
          .map(({ left }) => context.sourceCode.getText(left))
        if (new Set(subjects).size < subjects.length) report(node)
      },
    }
  },
}
