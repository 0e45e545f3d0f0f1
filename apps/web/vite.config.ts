import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Node wants to be told that a module is JSON; here Vite has already made a script of it. */
function plainJsonImports(): Plugin {
  return {
    name: 'plain-json-imports',
    enforce: 'pre',
    transform: {
      filter: { code: "type: 'json'" },
      handler: (code) => code.replaceAll(/(import\([^()]*?),\s*\{\s*with:\s*\{\s*type: 'json'\s*\}\s*,?\s*\}/g, '$1'),
    },
  }
}

/** Below this size a header costs more than is saved. */
const WORTH_COMPRESSING = 1024

/** Compressed once here, so that a server need not do it for every visitor. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }, bundle) {
        for (const name of Object.keys(bundle).filter((file) => /\.(js|css|html|svg)$/.test(file))) {
          const content = readFileSync(join(dir!, name))
          if (content.length < WORTH_COMPRESSING) continue
          writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(content))
          writeFileSync(join(dir!, `${name}.gz`), gzipSync(content))
        }
      },
    },
  }
}

export default defineConfig({
  plugins: [
    compressed(),
    plainJsonImports(),
    react(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      includeAssets: ['icon.svg'],
      manifest: {
        name: 'South Street',
        short_name: 'South Street',
        description: 'An open table for Packet Row and Transatlantic',
        theme_color: '#16212c',
        background_color: '#b9c7c3',
        display: 'standalone',
        start_url: '/',
        icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
  // The server's policy lets images come from files only, so nothing is inlined.
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 400,
    assetsInlineLimit: 0,
    // A slow machine pays for every file that it must ask for: all of the first screen is one.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true, xfwd: true } } },
  preview: { proxy: { '/api': { target: 'http://localhost:8080', ws: true, xfwd: true } } },
  worker: { format: 'es', plugins: () => [plainJsonImports()] },
})
