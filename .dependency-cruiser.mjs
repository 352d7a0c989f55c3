/**
 * The house's import rules. One way only:
 * main, start -> app -> http, astro, site, admin -> features -> domain -> design, platform; content is data for all but
 * platform, and paths are for all. Tests, scripts and benchmarks may import anything; nothing of the product imports them.
 */
const production = { pathNot: '\\.test\\.tsx?$' };

const above = 'main\\.ts|start';

/** A room and the rooms that it must not know. */
const oneWay = [
  ['platform', `src/(${above}|app|http|astro|pages|site|admin|features|domain|design)|content`],
  ['design', `src/(${above}|app|http|astro|pages|site|admin|features|domain|platform)`],
  ['domain', `src/(${above}|app|http|astro|pages|site|admin|features)|content`],
  ['features', `src/(${above}|app|http|astro|pages|site|admin)`],
  ['site', `src/(${above}|app|http|astro|pages|admin)`],
  ['admin', `src/(${above}|app|http|astro|pages|site)`],
  ['pages', `src/(${above}|app|http|astro)`],
  ['http', `src/(${above}|app|astro|pages|site|admin|features|domain|design)|content`],
  ['astro', `src/(${above}|app|http|pages|site|admin|features|domain)`],
  ['app', `src/(${above}|pages|admin)`],
  ['start', 'src/(main\\.ts|pages|site|admin)'],
].map(([room, forbidden]) => ({
  name: `${room}-imports-one-way`,
  comment: `src/${room} must not import what stands above or beside it.`,
  severity: 'error',
  from: { ...production, path: `^src/${room}/` },
  to: { path: `^(${forbidden})(/|$)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...oneWay,
    {
      name: 'content-is-data',
      comment: 'content imports nothing of the product.',
      severity: 'error',
      from: { ...production, path: '^content/' },
      to: { path: '^src/' },
    },
    {
      name: 'views-get-content-as-data',
      comment:
        "What the site says is its owner's: pages, islands and verbs are given it. Types, schemas and what is computed are fine; what removes the demonstration has to know it.",
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `${production.pathNot}|^src/app/create-page-services\\.ts$|^src/app/demonstration/|^src/astro/content-check\\.ts$|^src/features/content/`,
      },
      to: {
        path: '^content/',
        pathNot: '\\.schema\\.ts$|^content/(?:accent|placeholders)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'paths-import-nothing',
      comment: 'The addresses are for every room, and for the browser.',
      severity: 'error',
      from: { ...production, path: '^src/paths/' },
      to: {},
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'What needs two features is put together above them.',
      severity: 'error',
      from: { ...production, path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'a-contract-imports-zod-and-contracts-only',
      comment: 'A contract is safe in the browser and on the server.',
      severity: 'error',
      from: { path: 'contract\\.ts$' },
      to: { pathNot: '^node_modules/zod/|contract\\.ts$' },
    },
    {
      name: 'an-outcome-imports-types-only',
      comment: 'What a form says is the same on the server and in the browser.',
      severity: 'error',
      from: { path: '/outcome\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-and-admin-do-not-import-the-server',
      comment: 'A contract, or a type-only import of what the server answers, is fine.',
      severity: 'error',
      from: { ...production, path: '^src/(features|domain)/[^/]+/(site|admin)/' },
      to: {
        path: '^src/((features|domain)/[^/]+/server|platform)/',
        pathNot: 'contract\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'a-visitor-is-not-sent-the-admin-area',
      severity: 'error',
      from: { ...production, path: '^src/(site|(features|domain)/[^/]+/site|design/(ui|figures))/' },
      to: { path: '^src/(design|(features|domain)/[^/]+)/admin/' },
    },
    {
      name: 'only-stores-import-kysely',
      comment:
        "SQL is written in *.store.ts and in the platform's database folder; tables.ts has a feature's types.",
      severity: 'error',
      from: { path: '^src/', pathNot: '(\\.store\\.ts|/tables\\.ts|\\.test\\.ts)$|^src/platform/database/' },
      to: { path: '^node_modules/kysely/' },
    },
    {
      name: 'the-product-does-not-import-its-tools',
      severity: 'error',
      from: { ...production, path: '^(src|content)/' },
      to: { path: '^(tests|scripts|benchmarks)/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'an-import-leads-somewhere',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^astro:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type-only imports count: a room's types tie it as its values do.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
