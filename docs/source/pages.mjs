import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../../scripts/setup-run.mjs'

/** In the order of reading; a missing guide has no page. */
const guides = [
  { file: 'core/README.md', title: 'Guide to the core', page: 'core.md' },
  { file: 'adapters/README.md', title: 'Guide to the adapters', page: 'adapters.md' },
  { file: 'core/guides/property-tests.md', title: 'Test your form against ours', page: 'property-tests.md' },
  { file: 'widget/README.md', title: 'The growth check on any page', page: 'widget.md' },
]
const presentGuides = () => guides.filter(({ file }) => existsSync(join(root, file)))

const asPage = ({ title, group = 'Guides' }, text) => `---\ntitle: ${title}\ngroup: ${group}\n---\n\n${text}`

/** Links to guides lead to their pages; other relative links become text. */
const withPagesLinks = (file, text) =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g, (whole, words, target, hash = '') => {
    const path = normalize(join(dirname(file), target))
    const guide = presentGuides().find((known) => known.file === path)
    return guide === undefined ? words : `[${words}](${guide.page}${hash})`
  })

/** What the table of subpaths in a guide says of each. */
export const subpathLines = () =>
  new Map(
    ['core', 'adapters'].flatMap((name) =>
      [
        ...readFileSync(join(root, name, 'README.md'), 'utf8').matchAll(/^\| `(@careplus\/[^`]+)`\s*\| (.+?)\s*\|$/gm),
      ].map(([, specifier, line]) => [specifier, line]),
    ),
  )

/**
 * Writes the pages into `folder` as TypeDoc reads them, and says which they are.
 * @param {string} folder
 * @param {{ front: string, tables: readonly { title: string, page: string, text: string }[] }} made
 */
export const writePages = (folder, { front, tables }) => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (page, text) => {
    writeFileSync(join(folder, page), text)
    return join(folder, page)
  }
  const documents = [
    ...presentGuides().map((guide) => {
      const text = withPagesLinks(guide.file, readFileSync(join(root, guide.file), 'utf8'))
      return write(guide.page, asPage(guide, text))
    }),
    ...tables.map((table) => write(table.page, asPage({ ...table, group: 'Tables' }, table.text))),
  ]
  return { front: write('front.md', front), documents }
}
