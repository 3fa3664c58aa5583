/** Pages that work without a network, even if they were never opened: the growth check, from its beginning to its draft. */
const paths = ['/children-growth', '/growth', '/children-profile/save-growth']

/** Forms of members that open in the frame while the server cannot be reached, and that are sent afterwards. */
const forms = [
  '/children-profile/add-growth',
  '/children/stool-info',
  '/children/stool-date',
  '/children/stool-color',
  '/children/stool-image',
  '/rewards/uploadbill',
]

/** What those fetch before they can be typed into. */
const services = [
  'calls/session/sessionRuntime.ts',
  'composition/family.module.ts',
  'composition/health.module.ts',
  'composition/rewards.module.ts',
  'composition/deviceBillStore.ts',
  'shared/session/TroublePage.tsx',
  'shared/session/TroubleNote.tsx',
]

/** Addresses of what those pages need, and of the frame in which every other page opens. */
export const offlineFiles = (assets, sheets, routes) => {
  const offlineRoutes = routes.filter(({ path }) => paths.includes(path))
  return [
    '/app.html',
    ...offlineRoutes.map(({ path }) => `${path}/index.html`),
    ...assets.fonts,
    ...assets.ofEntry,
    assets.ofControls,
    ...new Set([
      ...offlineRoutes.map((route) => sheets.of(route).url),
      ...offlineRoutes.flatMap((route) => assets.everythingOf(route)),
      ...routes
        .filter(({ path }) => forms.includes(path))
        .map((route) => assets.of(route))
        .flatMap(({ scripts, styles }) => [...scripts, ...styles]),
      ...assets.broughtBy(services),
    ]),
  ]
}
