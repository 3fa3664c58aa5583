import { fileURLToPath } from 'node:url'
import { resolveConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const web = fileURLToPath(new URL('../../web/', import.meta.url))

/** A page of a member is answered with the frame in which every page opens. */
const frame = '/dashboard'

/** The address under which the server answers with a file. */
const addressOf = (file) => (file === 'app.html' ? frame : `/${file.replace(/\/?index\.html$/, '')}`)

/** Writes the service worker, which brings with it what `kept` names: addresses of files that are already written. */
export const buildWorker = async (kept) => {
  const wanted = new Set(kept.map((address) => address.replace(/^\//, '')))
  const config = await resolveConfig(
    {
      root: web,
      configFile: false,
      logLevel: 'warn',
      build: { outDir: 'dist/client' },
      plugins: VitePWA({
        strategies: 'injectManifest',
        srcDir: 'worker',
        filename: 'sw.ts',
        // The manifest and the registration are the app's own.
        manifest: false,
        injectRegister: null,
        injectManifest: {
          globPatterns: ['**/*.{html,js,css,woff2}'],
          maximumFileSizeToCacheInBytes: 1_000_000,
          minify: true,
          // A file under assets/ is named by its content.
          dontCacheBustURLsMatching: /^assets\//,
          manifestTransforms: [
            async (entries) => ({
              manifest: entries
                .filter(({ url }) => wanted.has(url))
                .map((entry) => ({ ...entry, url: addressOf(entry.url) })),
            }),
          ],
        },
      }),
    },
    'build',
    'production',
    'production',
  )
  const plugin = config.plugins.find(({ name }) => name === 'vite-plugin-pwa')
  await plugin.api.generateSW()
}
