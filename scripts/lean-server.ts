import type { Plugin } from 'vite';

/** A change to a library's code: all that `found` matches becomes `put`. */
interface Cut {
  file: string;
  found: RegExp;
  put: string;
}

/** What libraries do at the cost of every start or render, and nothing here needs. */
const cuts: Cut[] = [
  // Rendering to streams: a renderer of its own, as large as the one to texts.
  { file: 'react-dom/server.node.js', found: /^.*\bs(?: = require\(|\.).*$/gm, put: '' },
  // The first use of Intl takes 13 ms and 8 MB of ICU's data: the log's clock is made when it logs.
  {
    file: 'astro/dist/core/logger/core.js',
    found: /(?<=const dateTimeFormat = )new Intl\.DateTimeFormat\([^)]*\)/g,
    put: '{ format: (date) => $&.format(date) }',
  },
  // Another 3 MB, for an order of addresses that none of ours depends on.
  {
    file: 'astro/dist/core/routing/priority.js',
    found: /(\w+(?:\.route)?)\.localeCompare\((\w+(?:\.route)?)\)/g,
    put: '($1 < $2 ? -1 : Number($1 > $2))',
  },
  // V8 puts a function that is written right of `x[y] =` among what is old: until all of that is looked
  // through, it keeps the page that was rendered for it.
  {
    file: 'astro/dist/runtime/server/render/astro/instance.js',
    found: /(this\.slotValues\[name\] = )(\(\) => \{[^]*?\n {6}\});/g,
    put: 'const renderSlot = $2; $1renderSlot;',
  },
  // Nobody reads it, and it keeps the page's bytes as long as its request's getters: V8 makes those old too.
  { file: 'astro/dist/core/pages/handler.js', found: /state\.response = response;/g, put: '' },
  { file: 'astro/dist/core/middleware/astro-middleware.js', found: /state\.response = response;/g, put: '' },
];

/**
 * Bundles what runs on the server whole, with the libraries in it, so that only what is used of them is
 * loaded; and so that it takes as little memory as it can.
 */
export function leanServer(): Plugin {
  return {
    name: 'countermark-lean-server',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    config: () => ({ define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true } }),
    transform(code, id) {
      const cut = cuts.find(({ file }) => id.endsWith(`/node_modules/${file}`));
      if (!cut) return null;
      const left = code.replaceAll(cut.found, cut.put);
      if (left === code) this.error(`${cut.file} is not what scripts/lean-server.ts changes`);
      return { code: left, map: null };
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = writeAscii(file.code);
      }
    },
  };
}

/**
 * A program without a character beyond ASCII. Node gives V8 any other as UTF-16, and it stays in memory as
 * long as the program runs: two bytes a character.
 */
export function writeAscii(code: string): string {
  const escape = (found: string, unit?: string) =>
    unit === undefined ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // What is escaped already, in whole: no backslash is taken for the next character's.
  return code.replaceAll(/\\[\0-\x7f]|\\?([^\0-\x7f])/g, escape);
}
