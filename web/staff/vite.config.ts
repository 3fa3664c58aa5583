import { fileURLToPath } from 'node:url'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { alias } from '../../vite.alias'
import { css } from '../../vite.css'
import { themeScript } from './staffTheme'

const themeFile: Plugin = {
  name: 'careplus:staff-theme',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'theme.js', source: themeScript() })
  },
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/staff/theme.js' }, injectTo: 'head-prepend' }],
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/staff/',
  publicDir: false,
  resolve: { alias },
  css,
  plugins: [react(), themeFile, { ...optimizeLocales.vite({ locales: ['th-TH', 'en-US'] }), enforce: 'pre' as const }],
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
