import { ownPicture, pictureSize } from './sharedPictures.mjs'

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

/** What all pages have in common: `server/content/pages` writes pages into it too, as `web/app/pageDocument.ts` does. */
export const frameOf = ({ template, inline, buildId, assets, sheets, routes, shell, origin }) => {
  const preloads = assets.fonts.map(
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  )
  const built = put(template, '<html lang="th">', `<html lang="th" data-build="${buildId}" data-content="">`)
  const headed = put(built, '<!--head-->', [`<script>${inline}</script>`, ...preloads, '<!--head-->'].join('\n    '))
  const routeFrame = (route) => {
    const sheet = sheets.of(route)
    return {
      title: route.title,
      styles: [stylesheet(sheet.url), ...sheet.holds.map(heldSheet)].join(''),
      scripts: [assets.entry, ...assets.of(route).scripts],
    }
  }
  return {
    page: headed.replaceAll(entryTags, ''),
    shell: headed,
    shellBody: shell,
    origin,
    controls: assets.ofControls,
    picture: { url: ownPicture, ...pictureSize },
    routes: Object.fromEntries(routes.map((route) => [route.path, routeFrame(route)])),
  }
}
