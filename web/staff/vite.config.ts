import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { alias } from '../../vite.alias'
import { css } from '../../vite.css'

/** The console of staff: an app of its own, served under `/staff` by the listener of staff. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/staff/',
  publicDir: false,
  resolve: { alias },
  css,
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['th-TH', 'en-US'] }), enforce: 'pre' as const }],
  build: {
    target: ['chrome107', 'safari16', 'firefox104'],
    outDir: '../dist-staff',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Every asset is a file of its own: the policy lets no data: font or style through.
    assetsInlineLimit: 0,
    // It is read from this machine: one file is as good as many.
    chunkSizeWarningLimit: 800,
  },
})
