import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'

const file = join(root, 'docs/configuration.md')
const setting = /^([A-Z]\w*)=(.*)$/
const title = /^# /

const chapterOf = (lines) => {
  const [first = ''] = lines
  if (title.test(first)) return `## ${first.slice(2)}`
  const settings = lines.map((line) => setting.exec(line)).filter((match) => match !== null)
  const text = lines.filter((line) => !setting.test(line)).join('\n')
  const list = settings.map(([, name, value]) => `- \`${name}\`${value === '' ? '' : `: \`${value}\``}`)
  return list.length === 0
    ? text
    : `### ${settings.map(([, name]) => `\`${name}\``).join(', ')}\n\n${text}\n\n${list.join('\n')}`
}

/**
 * docs/configuration.md as `.env.example` makes it.
 * @param {string} settings the text of `.env.example`
 * @returns {string}
 */
export const configurationOf = (settings) => {
  const paragraphs = settings
    .trim()
    .split(/\n\s*\n/)
    .map((each) => each.split('\n').map((line) => line.replace(/^# ?/, '')))
  return `# Configuration\n\n${paragraphs.map(chapterOf).join('\n\n')}\n`
}

export const configurationFile = () => ({
  file,
  stands: readFileSync(file, 'utf8'),
  wanted: configurationOf(readFileSync(join(root, '.env.example'), 'utf8')),
})

export const writeConfiguration = () => {
  const { file: to, wanted } = configurationFile()
  writeFileSync(to, wanted)
}
