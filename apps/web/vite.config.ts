import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compressed } from './build/compressed.ts'
import { early } from './build/early.ts'
import { edition } from './build/edition.ts'
import { frontWords } from './build/front-words.ts'
import { installed } from './build/installed.ts'

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

/** What boards and tables have in common; the people are on the first screen already. */
const AT_TABLES = /\/(packages\/(?!ui\/src\/art\/people)|apps\/web\/src\/(table|coach|company|sound)\/)/
/** What a coach at a table and the lessons draw and say with. */
const TEACHING = /\/apps\/web\/src\/learn\/(chalk|marked-places|teacher)/
/** Drawings that the front page needs as well as the boards. */
const SHARED_DRAWINGS = /\/packages\/ui\/src\/art\//
const DRAWINGS = /\/games\/([^/]+)\/ui\/art\//
/** A game's rules and board. */
const BOARD = /\/games\/([^/]+)\/(src|ui)\//
const gameIn = (id: string, part: RegExp) => part.exec(id)?.[1] ?? null

export default defineConfig({
  plugins: [compressed(), frontWords(), plainJsonImports(), react(), edition(), early(), installed()],
  // What a script or a style sheet asks for lies beside it, under whichever path the server has the page. In index.html
  // the server writes that path before every address.
  experimental: { renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  // The server's policy lets images come from files only, so nothing is inlined.
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 400,
    assetsInlineLimit: 0,
    // A slow machine pays for every file that it must ask for: all of the first screen is one, and so is what all tables
    // share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'page', tags: ['$initial'], priority: 4 },
            { name: 'drawings', test: SHARED_DRAWINGS, minShareCount: 2, priority: 3 },
            {
              name: (id) => `${gameIn(id, DRAWINGS)}-drawings`,
              test: DRAWINGS,
              minShareCount: 2,
              priority: 3,
            },
            { name: 'table', test: AT_TABLES, minShareCount: 2, priority: 2 },
            { name: (id) => gameIn(id, BOARD), test: BOARD, minShareCount: 2, priority: 1 },
            { name: 'teaching', test: TEACHING, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true, xfwd: true } } },
  preview: { proxy: { '/api': { target: 'http://localhost:8080', ws: true, xfwd: true } } },
  worker: { format: 'es', plugins: () => [plainJsonImports()] },
})
