/**
 * What the browser is sent with an island: everything it reaches at run time. Type-only imports are gone
 * by then, so they are left out here.
 */
const island = { path: '^src/(features|domain|site|design)/.*\\.island\\.tsx$' };

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'an-island-does-not-carry-zod',
      comment: "A page's form is checked by the server; the browser needs no schema library for it.",
      severity: 'error',
      from: island,
      to: { path: '^node_modules/zod/', reachable: true },
    },
    {
      name: 'an-island-does-not-carry-the-server',
      severity: 'error',
      from: { path: '\\.island\\.tsx$' },
      to: { path: '^src/((features|domain)/[^/]+/server|platform|http|app|start)/', reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
