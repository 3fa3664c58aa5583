/** One module decides whether a call may be retried; other lists of statuses would disagree with it. */

const message =
  'What an answer’s status means, @careplus/core/call says: ask `outcomeOf`, `isPassing`, `isSettled` or `waitOf`'

/** Core and pages, except that module, the worker (whose answers are not failures yet) and tests. */
const isHeld = (file) =>
  /(^|\/)(core|web)\//.test(file) &&
  !/(^|\/)(core\/domain\/call|web\/worker|core\/testing)\//.test(file) &&
  !/\.(test|suite)\.tsx?$/.test(file)

const comparisons = new Set(['===', '!==', '==', '!=', '<', '<=', '>', '>='])

const isStatus = (node) => {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return isStatus(node.expression)
  if (node.type === 'Identifier') return node.name === 'status'
  return (
    node.type === 'MemberExpression' &&
    (node.computed ? node.property.value === 'status' : node.property.name === 'status')
  )
}

const isText = (node) => node.type === 'Literal' && typeof node.value === 'string'

/** A comparison with a word is not about an HTTP status. */
const areTexts = (node) =>
  node.type === 'ArrayExpression' && node.elements.every((each) => each !== null && isText(each))

const isNumber = (node) => node?.type === 'Literal' && typeof node.value === 'number'

export const oneStatusReader = {
  meta: { type: 'problem', messages: { read: message } },
  create: (context) => {
    if (!isHeld(context.filename.replaceAll('\\', '/'))) return {}
    const report = (node) => context.report({ node, messageId: 'read' })
    return {
      BinaryExpression: (node) => {
        if (!comparisons.has(node.operator)) return
        const [one, other] = isStatus(node.left) ? [node.left, node.right] : [node.right, node.left]
        if (isStatus(one) && !isText(other) && !isStatus(other)) report(node)
      },
      SwitchStatement: (node) => {
        if (isStatus(node.discriminant) && node.cases.some(({ test }) => isNumber(test))) report(node)
      },
      CallExpression: ({ callee, arguments: given }) => {
        const readsSet = callee.type === 'MemberExpression' && ['includes', 'has', 'get'].includes(callee.property.name)
        if (readsSet && given[0] !== undefined && isStatus(given[0]) && !areTexts(callee.object)) report(callee)
      },
    }
  },
}
