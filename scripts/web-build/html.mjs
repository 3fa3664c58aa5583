import { ownPicture, pictureSize } from './sharedPictures.mjs'

/** By a function, because `replace` interprets a `$`. */
const put = (html, mark, content) => {
  if (!html.includes(mark)) throw new Error(`the page has no ${mark}`)
  return html.replace(mark, () => content)
}

const stylesheet = (url) => `<link rel="stylesheet" href="${url}" crossorigin>`

/** `disabled`, because the page's sheet contains it; a later import finds it here. */
const heldSheet = (url) => `<link rel="stylesheet" href="${url}" disabled>`

const entryTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="stylesheet"[^>]*>)/g

/** `server/content/pages` and `web/app/pageDocument.ts` write into it too. */
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
