import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'dist/start');

/**
 * Puts src/main.ts and all that it imports into one file and a few that are loaded when they are
 * needed: 1,500 modules take a second to find and compile, and 60 MB more.
 * Code with native parts stays where it is installed.
 */
async function bundleServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [keepSourceFolders(), nameBundledWorkers(), writeLatin1()],
    ssr: { noExternal: true, external: ['better-sqlite3', 'sharp'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node22',
      rolldownOptions: {
        external: ['flydrive/drivers/s3', 'pg-native', 'cloudflare:sockets'],
        input: {
          main: 'src/main.ts',
          'checkpoint.worker': 'src/platform/database/sqlite/checkpoint.worker.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', comments: false },
      },
    },
  });
}

/** A module finds the files beside its source from where it is bundled to. */
function keepSourceFolders(): Plugin {
  return {
    name: 'countermark-source-folders',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('import.meta.dirname')) return null;
      const way = JSON.stringify(`/${relative(outDir, dirname(id))}`);
      return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${way})`), map: null };
    },
  };
}

/** A thread's program is a file beside the others; its source would have to be stripped of types. */
function nameBundledWorkers(): Plugin {
  return {
    name: 'countermark-workers',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('.worker.ts')) return null;
      return { code: code.replaceAll(/\.worker\.ts(?=["'], import\.meta\.url)/g, '.worker.js'), map: null };
    },
  };
}

/**
 * V8 holds a source as it was read, in two bytes a character if one of them is beyond Latin-1: escaped, the
 * two largest files take 3 MB less.
 */
function writeLatin1(): Plugin {
  const escape = (found: string, unit?: string) =>
    unit === undefined ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'countermark-latin-1',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        // What is escaped already, in whole: no backslash is taken for the next character's.
        if (file.type === 'chunk') file.code = file.code.replaceAll(/\\[\0-\xff]|\\?([^\0-\xff])/g, escape);
      }
    },
  };
}

await bundleServer();
