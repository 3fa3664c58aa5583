/** Whether a call may be made again is said in one place: what has its own list of statuses disagrees with it sooner or later. */

const message =
  'What an answer’s status means, @careplus/core/call says: ask `outcomeOf`, `isPassing`, `isSettled` or `waitOf`'

/** The core and the pages, but for the reader itself, the worker (which meets answers that are no failure yet) and tests. */
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

/** What is compared with a word is no status of an answer: a session is signed in, a reward is available. */
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
        const asksSet = callee.type === 'MemberExpression' && ['includes', 'has', 'get'].includes(callee.property.name)
        if (asksSet && given[0] !== undefined && isStatus(given[0]) && !areTexts(callee.object)) report(callee)
      },
    }
  },
}
