import { descriptions } from '../copy/descriptions.th'
import { shellCopy } from '../copy/shell.th'
import { fullTitle, type OwnHead } from '../page/documentHead'
import { scriptsId } from './afterPaint'

export interface Frame {
  readonly page: string
  readonly shell: string
  readonly shellBody: string
  /** The site's origin; null: unknown, so no absolute address can be written. */
  readonly origin: string | null
  readonly controls: string
  readonly picture: { readonly url: string; readonly width: number; readonly height: number }
  readonly routes: Readonly<Record<string, RouteFrame>>
}

interface RouteFrame {
  readonly title: string
  readonly styles: string
  readonly scripts: ReadonlyArray<string>
}

interface Shared {
  readonly title: string
  readonly description: string
  readonly address: string | null
  readonly picture: string | null
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A function as replacement, because `$` in a string would be special. */
const put = (html: string, mark: string, content: string): string => {
  if (!html.includes(mark)) throw new Error(`the page has no ${mark}`)
  return html.replace(mark, () => content)
}

/** JSON that cannot end its element. */
const data = (type: string, id: string, value: unknown): string =>
  `<script type="${type}"${id}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`

const shared = ({ picture: own }: Frame, { title, description, address, picture }: Shared): ReadonlyArray<string> =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': 'CarePlus',
    'og:locale': 'th_TH',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:width': picture === null ? null : String(own.width),
    'og:image:height': picture === null ? null : String(own.height),
  })
    .flatMap(([name, content]) => (content === null ? [] : [`<meta property="${name}" content="${escaped(content)}">`]))
    .concat(picture === null ? [] : '<meta name="twitter:card" content="summary_large_image">')

const isAddress = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')

/** schema.org wants absolute addresses and a bitmap. */
const structuredData = (
  fields: Readonly<Record<string, unknown>>,
  origin: string | null,
  picture: string,
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  ...Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, name === 'image' ? picture : value] as const)
      .map(([name, value]) => [name, isAddress(value) && origin !== null ? origin + value : value]),
  ),
})

const control = /<(?:input|select|textarea)\b/

interface Parts {
  readonly title: string
  readonly head: ReadonlyArray<string>
  readonly styles?: string
  readonly root: string
  readonly body: string
  readonly after?: string
  readonly content: string
}

const write = (from: string, { title, head, styles = '', root, body, after = '', content }: Parts): string => {
  const stamped = put(from, 'data-content=""', `data-content="${escaped(content)}"`)
  const titled = put(stamped, '<title>CarePlus</title>', `<title>${escaped(title)}</title>`)
  const headed = put(titled, '<!--head-->', head.join('\n    '))
  const styled = put(headed, '</head>', `${styles}</head>`)
  return put(styled, '<div id="root"><!--app--></div>', `<div id="root"${root}>${body}</div>${after}`)
}

interface PageParts {
  readonly template: string
  readonly path: string
  readonly body: string
  readonly head: OwnHead | null
  readonly answers: Readonly<Record<string, unknown>>
  readonly picture: string
  readonly content: string
}

export const pageDocument = (frame: Frame, page: PageParts): string => {
  const { template, path, body, head, answers, picture, content } = page
  const { origin } = frame
  const route = frame.routes[template]
  if (route === undefined) throw new Error(`the build has no page ${template}`)
  const title = head?.title ?? route.title
  const description = head?.description ?? descriptions[template] ?? shellCopy.description
  const unlisted = head?.canonicalPath === null
  const address = origin === null ? null : `${origin}${head?.canonicalPath ?? path}`
  const forControls = control.test(body) ? [frame.controls] : []
  return write(frame.page, {
    title: fullTitle(title),
    head: [
      `<meta name="description" content="${escaped(description)}">`,
      ...(unlisted ? ['<meta name="robots" content="noindex">'] : []),
      ...(address === null || unlisted ? [] : [`<link rel="canonical" href="${address}">`]),
      ...shared(frame, { title, description, address, picture: origin === null ? null : `${origin}${picture}` }),
      ...(head?.structured === undefined
        ? []
        : [data('application/ld+json', '', structuredData(head.structured, origin, picture))]),
    ],
    styles: route.styles,
    root: '',
    body,
    // `/` shows them as markup that is never hydrated.
    after:
      data('application/json', ` id="${scriptsId}"`, [...route.scripts, ...forControls]) +
      (path === '/' || Object.keys(answers).length === 0 ? '' : data('application/json', ' id="answers"', answers)),
    content,
  })
}

interface SharedItem {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly picture: string
}

export const shellDocument = (frame: Frame, content: string, item: SharedItem | null = null): string => {
  const whole = (path: string): string | null => (frame.origin === null ? null : `${frame.origin}${path}`)
  return write(frame.shell, {
    title: item === null ? shellCopy.appName : fullTitle(item.title),
    head:
      item === null
        ? []
        : [
            `<meta name="description" content="${escaped(item.description)}">`,
            ...shared(frame, { ...item, address: whole(item.path), picture: whole(item.picture) }),
          ],
    root: ' data-page="shell"',
    body: frame.shellBody,
    content,
  })
}
