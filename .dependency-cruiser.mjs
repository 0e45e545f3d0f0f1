// Who may import whom. Imports go downwards only: apps → games/registry → a game → engine; house → table and bots →
// engine; protocol → table; ui → React. `import type` counts as much as any other import.

const PURE = ['^packages/(?!ui/)[^/]+/src/', '^games/[^/]+/(src|bots)/', '^games/[^/]+/v[0-9]+/(src|bots)/']
const TESTS = '^(packages|games|apps)/[^/]+/test/'

/**
 * Everything under `from` may import only what matches one of `to`.
 * @param {string} name
 * @param {string} from
 * @param {string[]} to
 * @param {string} comment
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
function only(name, from, to, comment) {
  return { name, comment, severity: 'error', from: { path: from }, to: { pathNot: to } }
}

/**
 * `from` may not import what matches `to`.
 * @param {string} name
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @param {string} comment
 * @returns {import('dependency-cruiser').IRegularForbiddenRuleType}
 */
function never(name, from, to, comment) {
  return { name, comment, severity: 'error', from, to }
}

/**
 * What one version of a game may import. A game may keep older versions of its rules in folders of their own, v1/, v2/ …,
 * each with its rules, bots and board: no version knows another.
 * @param {string} name ends the names of the rules
 * @param {string} folder of the version, with the game as its first group
 * @param {string} own the same folder, of whoever imports
 */
function aVersion(name, folder, own) {
  return [
    only(
      `rules-know-the-engine${name}`,
      `^games/(?!registry/)${folder}/src/`,
      [`^games/${own}/src/`, '^packages/engine/src/'],
      'Rules import no other game or version, no Node, no npm package and no screen.',
    ),
    only(
      `game-bots-know-their-game${name}`,
      `^games/${folder}/bots/`,
      [`^games/${own}/(src|bots)/`, '^packages/(engine|bots)/src/'],
      'A game’s features and weights stand on its rules and on the common search.',
    ),
    only(
      `boards-know-their-game${name}`,
      `^games/${folder}/ui/(?!manifest[.]ts$)`,
      [
        `^games/${own}/(src|ui)/`,
        '^games/$1/(words|rules|captions)/',
        '^packages/(engine|ui)/',
        '^node_modules/(@types/)?react(-dom)?/',
      ],
      'A board shows the views of one game, by one version of its rules.',
    ),
  ]
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('ratings-stand-alone', '^packages/rating/src/', ['^packages/rating/src/'], 'Ratings are arithmetic.'),
    only('engine-stands-alone', '^packages/engine/src/', ['^packages/engine/src/'], 'The engine imports nothing.'),
    only(
      'libraries-know-the-engine',
      '^packages/(bots|table)/src/',
      ['^packages/$1/src/', '^packages/engine/src/'],
      'Bots and table know games by the engine’s interface alone.',
    ),
    only(
      'house-knows-table-and-bots',
      '^packages/house/src/',
      ['^packages/(house|table|bots|rating|engine)/src/'],
      'A house stands anywhere: what a platform has is handed in.',
    ),
    only(
      'protocol-knows-table-and-zod',
      '^packages/protocol/src/',
      ['^packages/(protocol|engine|table)/src/', '^node_modules/zod/'],
      'Views and events on the wire are the table’s own types; the schemas beside them are checked against these.',
    ),
    never(
      'protocol-takes-types-of-the-table',
      { path: '^packages/protocol/src/' },
      { path: '^packages/table/src/', dependencyTypesNot: ['type-only'] },
      'Whoever talks to a server need not be able to run a table.',
    ),
    never(
      'routes-and-client-without-schemas',
      { path: '^packages/protocol/src/(?!schemas/|openapi[.]ts)' },
      { path: ['^node_modules/zod/', '^packages/protocol/src/(schemas/|openapi[.]ts)'] },
      'A page that talks to the server loads no schema library.',
    ),
    never(
      'page-without-schemas',
      { path: '^apps/web/src/' },
      { path: ['^node_modules/zod/', '^packages/protocol/src/(schemas/|openapi[.]ts)'] },
      'The same, seen from the page.',
    ),
    only(
      'ui-knows-react',
      '^packages/ui/src/',
      ['^packages/ui/', '^node_modules/(@types/)?(react(-dom)?|d3-scale|d3-shape)/'],
      'Parts that any game may use know no game and no server.',
    ),
    ...aVersion('', '([^/]+)', '$1'),
    ...aVersion('-of-older-versions', '([^/]+)/(v[0-9]+)', '$1/$2'),
    only(
      'lessons-know-their-rules',
      '^games/([^/]+)/lessons/',
      ['^games/$1/(lessons|src)/', '^packages/engine/src/'],
      'A lesson is data; what it may wait for is a question about the rules.',
    ),
    only(
      'puzzles-know-their-rules',
      '^games/([^/]+)/puzzles/',
      ['^games/$1/(puzzles|src)/', '^packages/engine/src/'],
      'A puzzle is data; what it may ask for is a question about the rules.',
    ),
    only(
      'habits-know-their-rules',
      '^games/([^/]+)/habits/',
      ['^games/$1/(habits|src)/', '^packages/engine/src/'],
      'What is counted of a game is a question about its rules.',
    ),
    only(
      'page-manifests-name-their-game',
      '^games/([^/]+)/ui/manifest[.]ts$',
      [
        '^games/$1/(src|ui|words|rules|lessons|puzzles)/',
        '^games/$1/bots/ratings[.]json$',
        '^games/$1/v[0-9]+/(src|ui)/',
      ],
      'What the registry has of a game for pages: no bots, only how strong they are.',
    ),
    only(
      'manifests-name-their-game',
      '^games/([^/]+)/manifest[.]ts$',
      ['^games/$1/(src|bots|words|rules|lessons|habits)/', '^games/$1/v[0-9]+/(src|bots)/'],
      'What the registry has of a game for houses and programmers; the page’s part lies with the board.',
    ),
    only(
      'registry-lists-games',
      '^games/registry/src/',
      [
        '^games/registry/src/',
        '^games/[^/]+/(ui/)?manifest[.]ts$',
        '^packages/(engine|bots|ui)/src/',
        '^node_modules/(@types/)?react/',
      ],
      'The registry is the only place that lists the games; it imports nothing else.',
    ),
    never(
      'no-game-in-a-game',
      { path: '^games/(?!registry/)([^/]+)/' },
      { path: '^games/', pathNot: '^games/$1/' },
      'A game may not import another game, in its tests neither.',
    ),
    never(
      'no-platform-in-pure-code',
      { path: PURE },
      { dependencyTypes: ['core'] },
      'Rules run in a browser’s worker as well as in Node.',
    ),
    never(
      'apps-reach-games-through-the-registry',
      // The command line finds best deliveries, and the benchmark measures the rules themselves.
      { path: '^apps/(?!cli/|bench/)' },
      { path: '^games/(?!registry/)' },
      'Adding a game must not touch an app.',
    ),
    never(
      'no-app-in-an-app',
      // The command starts what the other apps are.
      { path: '^apps/(?!cli/)([^/]+)/' },
      { path: '^apps/', pathNot: '^apps/$1/' },
      'Above all, the web page may not import the server.',
    ),
    never('libraries-know-no-app', { path: '^(packages|games)/' }, { path: '^apps/' }, 'Imports go downwards only.'),
    never('packages-know-no-game', { path: '^packages/' }, { path: '^games/' }, 'Libraries are game-blind.'),
    never(
      'no-relative-path-across-packages',
      // The list of games is made from their folders: a game is there before npm knows of it.
      { path: '^(packages|games|apps)/([^/]+)/', pathNot: '^games/registry/src/found/' },
      {
        pathNot: ['^$1/$2/', '^scripts/'],
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
      'Another package is imported by its name, so that its exports say what others may use.',
    ),
    never(
      'no-way-into-the-scripts',
      // The launcher shares set-up with `npm start` and `npm test`: it runs before packages can be found by name.
      { path: '^(packages|games|apps)/', pathNot: '^apps/cli/bin/' },
      { path: '^scripts/' },
      'Scripts serve development.',
    ),
    never('no-cycles', {}, { circular: true }, 'Two modules that need each other are one module, or three.'),
    never(
      'no-unresolved-import',
      {},
      { couldNotResolve: true },
      'A path that leads nowhere also hides from every other rule.',
    ),
    never(
      'no-undeclared-package',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined', 'unknown'] },
      'What is imported is declared in the package.json beside it.',
    ),
    never(
      'no-tools-in-products',
      { path: '^(packages|games|apps)/(?!bench/)', pathNot: [TESTS, '[.]config[.]ts$', '^apps/web/build/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'Development tools are not there in production.',
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^(packages|games|apps)/[^/]+/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.node.json' },
    // Test tools are declared once, at the root.
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
