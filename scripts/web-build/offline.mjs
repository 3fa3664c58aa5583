/** Pages that work offline even if they were never opened. */
const paths = ['/children-growth', '/growth', '/children-profile/save-growth']

const forms = [
  '/children-profile/add-growth',
  '/children/stool-info',
  '/children/stool-date',
  '/children/stool-color',
  '/children/stool-image',
  '/rewards/uploadbill',
]

/** Modules that those forms need before typing. */
const services = [
  'calls/session/sessionRuntime.ts',
  'composition/family.module.ts',
  'composition/health.module.ts',
  'composition/rewards.module.ts',
  'composition/deviceBillStore.ts',
  'shared/session/TroublePage.tsx',
  'shared/session/TroubleNote.tsx',
]

/** Files of those pages, and of the frame in which every other page opens. */
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
