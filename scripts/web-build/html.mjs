/** Text as it may stand in an attribute or an element. */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Put in by a function, so that a `$` in the page means nothing to `replace`. */
const put = (html, mark, content) => {
  if (!html.includes(mark)) throw new Error(`the page has no ${mark}`)
  return html.replace(mark, () => content)
}

const stylesheet = (url) => `<link rel="stylesheet" href="${url}" crossorigin>`

/** Writes whole pages: `page` for a prerendered route, `shell` for every other address. */
export const pageHtml = ({ template, inline, buildId, assets, server, origin }) => {
  const frame = put(template, '<html lang="th">', `<html lang="th" data-build="${buildId}">`)
  const preloads = assets.fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  )
  const write = ({ title, head, styles, root, body }) => {
    const titled = put(frame, '<title>CarePlus</title>', `<title>${escaped(title)}</title>`)
    const headed = put(titled, '<!--head-->', [`<script>${inline}</script>`, ...preloads, ...head].join('\n    '))
    // After the entry's own styles, as when they are fetched with their screen.
    const styled = put(headed, '</head>', `${styles.map(stylesheet).join('')}</head>`)
    return put(styled, '<div id="root"><!--app--></div>', `<div id="root"${root}>${body}</div>`)
  }
  return {
    page: (route, body) => {
      const { scripts, styles } = assets.of(route)
      return write({
        title: server.fullTitle(route.title),
        head: [
          `<meta name="description" content="${escaped(route.description ?? server.shellCopy.description)}">`,
          ...(origin === null ? [] : [`<link rel="canonical" href="${origin}${route.path}">`]),
          // The page can be read without them: what it looks like comes first.
          ...scripts.map((url) => `<link rel="modulepreload" href="${url}" fetchpriority="low" crossorigin>`),
        ],
        styles,
        root: '',
        body,
      })
    },
    shell: (body) => write({ title: server.shellCopy.appName, head: [], styles: [], root: ' data-page="shell"', body }),
  }
}
