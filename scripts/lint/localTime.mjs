/** Days are Bangkok's on all devices and servers, so no code uses the machine's time zone. */

const parts = ['Date', 'Day', 'FullYear', 'Hours', 'Milliseconds', 'Minutes', 'Month', 'Seconds', 'Year']
const local = new Set([
  ...parts.flatMap((part) => [`get${part}`, `set${part}`]),
  'getTimezoneOffset',
  'toDateString',
  'toLocaleDateString',
  'toLocaleString',
  'toLocaleTimeString',
  'toTimeString',
])

const messageTexts = {
  member:
    '`{{name}}` reads the machine’s zone; for a day ask @careplus/core/calendar, for a number with commas `grouped`',
  made: 'This date is read in the machine’s zone: end its text with Z, or use Date.UTC',
  written: 'A date as text is written in the machine’s zone: use toISOString, or a word of @careplus/core/calendar',
  format: 'Without `timeZone`, a DateTimeFormat tells the machine’s time',
  library: 'dayjs is met in core/domain/calendar alone, where it is set to UTC',
}

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name
const nameOf = ({ computed, property }) =>
  computed ? (typeof property.value === 'string' ? property.value : null) : (property.name ?? null)
const isMember = (node, object, name) =>
  node?.type === 'MemberExpression' && isNamed(node.object, object) && nameOf(node) === name

const endOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  return node?.type === 'TemplateLiteral' ? node.quasis.at(-1).value.cooked : null
}

const isLocalText = (node) => {
  const text = endOf(node)
  if (text === null) return false
  const isDay = /^[+-]?\d{4,6}(-\d\d){0,2}$/.test(text) || (node.type === 'TemplateLiteral' && /^(-\d\d)*$/.test(text))
  return !isDay && !/(Z|[+-]\d\d:?\d\d)$/.test(text) && /\d/.test(text)
}

const isDateMade = (node) => node?.type === 'NewExpression' && isNamed(node.callee, 'Date')

const isWritten = ({ parent, ...node }) => {
  if (parent.type === 'TemplateLiteral') return true
  if (parent.type === 'BinaryExpression') return parent.operator === '+'
  if (parent.type === 'MemberExpression') return nameOf(parent) === 'toString'
  return parent.type === 'CallExpression' && isNamed(parent.callee, 'String') && parent.callee !== node
}

const hasZone = (options) =>
  options?.type === 'ObjectExpression' &&
  options.properties.some(({ key }) => key !== undefined && (key.name ?? key.value) === 'timeZone')

export const localTime = {
  meta: { type: 'problem', messages: messageTexts },
  create: (context) => {
    const report = (node, messageId, data = {}) => context.report({ node, messageId, data })
    const reportCall = (node) => {
      const { callee, arguments: given } = node
      if (isMember(callee, 'Intl', 'DateTimeFormat') && !hasZone(given[1])) report(node, 'format')
      if (isMember(callee, 'Date', 'parse') && isLocalText(given[0])) report(node, 'made')
    }
    return {
      MemberExpression: (node) => {
        const name = nameOf(node)
        if (local.has(name)) report(node, 'member', { name })
      },
      CallExpression: (node) => {
        reportCall(node)
        if (isNamed(node.callee, 'Date')) report(node, 'written')
      },
      NewExpression: (node) => {
        reportCall(node)
        if (!isDateMade(node)) return
        const [first, ...more] = node.arguments
        if (more.length > 0 || isLocalText(first)) report(node, 'made')
        if (isWritten(node)) report(node, 'written')
      },
      ImportDeclaration: (node) => {
        const isCalendar = context.filename.replaceAll('\\', '/').includes('core/domain/calendar/')
        if (/^dayjs(\/|$)/.test(node.source.value) && !isCalendar) report(node, 'library')
      },
    }
  },
}
