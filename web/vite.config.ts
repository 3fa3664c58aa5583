import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { alias } from '../vite.alias'
import { css } from '../vite.css'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000'
const toApi = { target: api, changeOrigin: false }

const ownIcon = fileURLToPath(new URL('./ui/lucideIcon.ts', import.meta.url))

const ownIcons = {
  name: 'own-icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/') ? ownIcon : null,
}

/** Of ours, what every page needs at once. */
const baseFiles = [
  'calls/consents/consentSheet.ts',
  'calls/session/session.ts',
  'calls/session/useSession.ts',
  'calls/session/sessionView.ts',
  'page/build.ts',
  'page/changes.ts',
  'page/content.ts',
  'page/fetchedOnce.ts',
  'page/prerenderedMarkup.tsx',
  'page/lazyView.tsx',
  'page/onReturn.ts',
  'page/peekSession.ts',
  'page/reloadGuard.ts',
  'page/sent.ts',
  'page/unsavedTyping.ts',
  'shared/session/SessionSwitch.tsx',
  'ui/Layers.css',
  'ui/Layers.tsx',
  'ui/lucideIcon.ts',
  'ui/shellWords.ts',
  'ui/words.ts',
  '../core/domain/text/asText.ts',
].map((file) => fileURLToPath(new URL(file, import.meta.url)))
// A file that was renamed would leave the first script unnoticed.
const missing = baseFiles.filter((file) => !existsSync(file))
if (missing.length > 0) throw new Error(`No such files for the first script: ${missing.join(', ')}`)

const basePackages =
  /node_modules\/(?:react|react-dom|scheduler|wouter|use-sync-external-store|regexparam)\/|vite\/preload-helper/
const inBase = (id: string): boolean => baseFiles.includes(id) || basePackages.test(id)

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { alias },
  css,
  envPrefix: ['VITE_', 'CAREPLUS_WEB_'],
  plugins: [react(), ownIcons, { ...optimizeLocales.vite({ locales: ['th-TH', 'en-US'] }), enforce: 'pre' as const }],
  server: {
    // Product calls share their prefix with the site's language; the API redirects pages under it.
    proxy: {
      '/th/': toApi,
      '/api/': toApi,
      '/oauth/': toApi,
      '/_auth/': toApi,
      '/outbox': toApi,
      '/pictures/': toApi,
    },
  },
  ssr: { noExternal: true },
  build: {
    target: ['chrome107', 'safari16', 'firefox104'],
    // Lists only style sheets: lists of the scripts behind each import would weigh 1.5 kB on the first page.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
    },
    manifest: !isSsrBuild,
    emptyOutDir: true,
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    copyPublicDir: !isSsrBuild,
    // Every asset is a file: the content policy forbids data: fonts and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every page fetches by itself is joined, also with what imports it.
      checks: { ineffectiveDynamicImport: false },
      // Calls that fp-ts makes while it is loaded have no effects, so unused ones can be dropped.
      treeshake: {
        manualPureFunctions: [
          'dual',
          'as_',
          'asUnit_',
          'tapEither_',
          'tapIO_',
          'tapTask_',
          'chainable.tap',
          '_.flatMapIO',
        ],
      },
      output: isSsrBuild
        ? {}
        : {
            // What every page needs comes in one file: three small ones compress 2 % worse.
            codeSplitting: {
              groups: [
                {
                  name: 'base',
                  test: inBase,
                  priority: 2,
                },
              ],
              includeDependenciesRecursively: false,
            },
          },
    },
  },
}))
