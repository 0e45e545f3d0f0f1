import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What an installed page is called and looks like, and the worker that keeps it as a whole. `npm run icons` draws the icons. */
export function installed(): Plugin[] {
  return VitePWA({
    // A new one waits until somebody says so: see src/edition.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      name: 'South Street',
      short_name: 'South Street',
      description: 'An open table for Packet Row and Transatlantic',
      theme_color: '#16212c',
      background_color: '#b9c7c3',
      display: 'standalone',
      // Seen from the manifest, so that it may lie under any path. Without an id, the start is what tells pages apart.
      start_url: './',
      scope: './',
      categories: ['games', 'entertainment'],
      icons: [
        png('icon-192.png', 192, 'any'),
        png('icon-512.png', 512, 'any'),
        png('icon-maskable-192.png', 192, 'maskable'),
        png('icon-maskable-512.png', 512, 'maskable'),
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ],
      shortcuts: [
        { name: 'Packet Row', url: 'invite/packet-row', icons: [png('icon-192.png', 192, 'any')] },
        { name: 'Transatlantic', url: 'invite/transatlantic', icons: [png('icon-192.png', 192, 'any')] },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{js,css,html,svg,woff2}', 'icon-192.png'],
      navigateFallback: 'index.html',
      // What the server answers by itself, and not with the page.
      navigateFallbackDenylist: [/\/(api\/|(metrics|healthz|readyz|version)(\?|$))/],
    },
  })
}
