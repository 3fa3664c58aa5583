import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { alias } from '../../vite.alias'
import { css } from '../../vite.css'

/** The staff console is an app of its own, which the staff listener serves under `/staff`. */
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
    // Every asset is a file: the content policy forbids data: fonts and styles.
    assetsInlineLimit: 0,
    // Served from this machine, so one large file does no harm.
    chunkSizeWarningLimit: 800,
  },
})
