/** Pages that work without a network, even if they were never opened: the growth check, from its beginning to its draft. */
const paths = ['/children-growth', '/growth', '/children-profile/save-growth']

/** Addresses of what those pages need, and of the frame in which every other page opens. */
export const keptOffline = (assets, sheets, routes) => {
  const kept = routes.filter(({ path }) => paths.includes(path))
  return [
    '/app.html',
    ...kept.map(({ path }) => `${path}/index.html`),
    ...assets.fonts,
    ...assets.ofEntry,
    assets.ofControls,
    ...new Set(kept.flatMap((route) => [sheets.of(route).url, ...assets.everythingOf(route)])),
  ]
}
