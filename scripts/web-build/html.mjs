import { pictureSize } from './sharedPictures.mjs'

/** Text as it may stand in an attribute or an element. */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Put in by a function, so that a `$` in the page means nothing to `replace`. */
const put = (html, mark, content) => {
  if (!html.includes(mark)) throw new Error(`the page has no ${mark}`)
  return html.replace(mark, () => content)
}

const stylesheet = (url) => `<link rel="stylesheet" href="${url}" crossorigin>`

/** Not fetched, for the page's sheet holds it; whoever is about to fetch it finds it here. */
const heldSheet = (url) => `<link rel="stylesheet" href="${url}" disabled>`

/** What Vite puts in the template for the entry. */
const entryTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="stylesheet"[^>]*>)/g

/** JSON that no browser runs; nothing in it can end the element. */
const data = (type, id, value) =>
  `<script type="${type}"${id}>${JSON.stringify(value).replaceAll('<', String.raw`\u003c`)}</script>`

/** What is shown of the page where it is shared. */
const shared = ({ title, description, address, picture }) =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': 'CarePlus',
    'og:locale': 'th_TH',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:width': picture === null ? null : String(pictureSize.width),
    'og:image:height': picture === null ? null : String(pictureSize.height),
  })
    .filter(([, content]) => content !== null)
    .map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`)
    .concat(picture === null ? [] : '<meta name="twitter:card" content="summary_large_image">')

/** As schema.org wants it: whole addresses, and a picture of pixels. */
const structured = ({ structured: told }, origin, picture) => {
  const whole = (value) =>
    typeof value === 'string' && value.startsWith('/') && origin !== null ? origin + value : value
  const fields = Object.entries(told).map(([name, value]) => [name, name === 'image' ? picture : value])
  return {
    '@context': 'https://schema.org',
    ...Object.fromEntries(fields.map(([name, value]) => [name, whole(value)])),
  }
}

/** What can be typed into, ticked or chosen from before a script has come. */
const control = /<(?:input|select|textarea)\b/

/** Writes whole pages: `page` for a prerendered route, `shell` for every other address. */
export const pageHtml = ({ template, inline, buildId, assets, sheets, server, origin }) => {
  const frame = put(template, '<html lang="th">', `<html lang="th" data-build="${buildId}">`)
  const preloads = assets.fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  )
  const written = frame.replaceAll(entryTags, '')
  const write = ({ title, head, styles = [], root, body, after = '', template: from = frame }) => {
    const titled = put(from, '<title>CarePlus</title>', `<title>${escaped(title)}</title>`)
    const headed = put(titled, '<!--head-->', [`<script>${inline}</script>`, ...preloads, ...head].join('\n    '))
    const styled = put(headed, '</head>', `${styles.join('')}</head>`)
    return put(styled, '<div id="root"><!--app--></div>', `<div id="root"${root}>${body}</div>${after}`)
  }
  return {
    /** `page`: as it was written. Without an origin nothing can name its whole address. */
    page: (route, { path, body, head, answers, picture }) => {
      const sheet = sheets.of(route)
      const { scripts } = assets.of(route)
      const forControls = control.test(body) ? [assets.ofControls] : []
      const title = head?.title ?? route.title
      const description = head?.description ?? server.descriptions[route.path] ?? server.shellCopy.description
      const unlisted = head?.canonicalPath === null
      const address = origin === null ? null : `${origin}${head?.canonicalPath ?? path}`
      return write({
        title: server.fullTitle(title),
        head: [
          `<meta name="description" content="${escaped(description)}">`,
          ...(unlisted ? ['<meta name="robots" content="noindex">'] : []),
          ...(address === null || unlisted ? [] : [`<link rel="canonical" href="${address}">`]),
          ...shared({ title, description, address, picture: origin === null ? null : `${origin}${picture}` }),
          ...(head?.structured === undefined
            ? []
            : [data('application/ld+json', '', structured(head, origin, picture))]),
        ],
        styles: [stylesheet(sheet.url), ...sheet.holds.map(heldSheet)],
        template: written,
        root: '',
        body,
        // What `/` shows of its answers is markup that no code takes over.
        after:
          data('application/json', ` id="${server.scriptsId}"`, [assets.entry, ...scripts, ...forControls]) +
          (path === '/' || Object.keys(answers).length === 0 ? '' : data('application/json', ' id="answers"', answers)),
      })
    },
    shell: (body) => write({ title: server.shellCopy.appName, head: [], root: ' data-page="shell"', body }),
    /** The shell under the address of a thing that the server alone knows the state of: it says what is shown where it is shared. */
    shellOf: (body, { path, title, description, picture }) =>
      write({
        title: server.fullTitle(title),
        head: [
          `<meta name="description" content="${escaped(description)}">`,
          ...shared({
            title,
            description,
            address: origin === null ? null : `${origin}${path}`,
            picture: origin === null ? null : `${origin}${picture}`,
          }),
        ],
        root: ' data-page="shell"',
        body,
      }),
  }
}
