/** Each server statement on health data has a condition of `consentedHealth.ts`; only that file selects a gestation. */

const message =
  'Read health data only with consent: add isConsented(…), isConsentedActivity() or consentedColumns() to this statement'

const tables = new Set(['growth_records', 'stool_checks', 'nutrition_checks', 'child_activity'])
const inSql = new RegExp(`\\b(from|join)\\s+(${[...tables].join('|')})\\b`, 'i')
const asked = /\bisConsented(Activity)?\(/

/** Writes return nothing stored, or check the consent themselves. */
const writers = new Set([
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mayWriteTo',
  'removeFrom',
  'isConsented',
  'refuseField',
])

const exempt = new Map([
  ['server/family/children/consentedHealth.ts', 'it is the condition'],
  ['server/family/children/childColumns.ts', 'it names the columns'],
  ['server/family/children/childRecords.ts', 'guards of writes, which refuse without consent'],
  ['server/family/children/birthday.ts', 'a rule on days, which answers none of them'],
  ['server/family/children/healthErasure.ts', 'deletes'],
  ['server/family/eraseFamily.ts', 'deletes'],
  ['server/erasures/repeatErasures.ts', 'deletes what a restore brought back'],
  ['server/erasures/repeatRemovals.ts', 'deletes what a restore brought back'],
])

const isHeld = (file) => {
  const path = /(?:^|\/)(server\/.*)$/.exec(file)?.[1]
  return path !== undefined && !exempt.has(path) && !/^server\/testing\/|\/migrations\/|\.(test|suite)\.ts$/.test(path)
}

const chainOf = (node) => {
  let top = node
  for (;;) {
    const { parent } = top
    const continues =
      (parent?.type === 'MemberExpression' && parent.object === top) ||
      (parent?.type === 'CallExpression' && parent.callee === top)
    if (!continues) return top
    top = parent
  }
}

const calleeName = ({ callee }) => callee.property?.name ?? callee.name

export const consentedHealth = {
  meta: { type: 'problem', messages: { read: message } },
  create: (context) => {
    if (!isHeld(context.filename.replaceAll('\\', '/'))) return {}
    const textOf = (node) => context.sourceCode.getText(node)
    const report = (node) => context.report({ node, messageId: 'read' })
    return {
      Literal: (node) => {
        if (typeof node.value !== 'string' || node.parent.type === 'TSLiteralType') return
        const [name, column] = node.value.split(/\s+as\s+|\./)
        if (/^gestation_(weeks|days)$/.test(column ?? name)) {
          if (node.parent.type !== 'CallExpression' || !writers.has(calleeName(node.parent))) report(node)
          return
        }
        if (!tables.has(node.value.split(/\s+as\s+/)[0])) return
        const call = node.parent.type === 'CallExpression' ? node.parent : null
        if (call !== null && writers.has(calleeName(call))) return
        if (call === null || !asked.test(textOf(chainOf(call)))) report(node)
      },
      TemplateLiteral: (node) => {
        const text = textOf(node)
        if (inSql.test(text) && !asked.test(text)) report(node)
      },
    }
  },
}
