import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { recordPackages } from './record-packages.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'dist/start');

/** The commands that an operator runs beside the server. */
const commands = ['admin', 'backup', 'content', 'export', 'import', 'migrate-data', 'restore', 'seed'];

/**
 * Bundles src/main.ts and everything that it imports into one file and a few that are loaded on demand: 1,500
 * modules take a second to find and compile, and 60 MB more. Code with native parts stays where it is
 * installed.
 */
async function bundleServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [keepSourceFolders(), nameBundledWorkers(), recordPackages()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { external: ['better-sqlite3', 'sharp'], noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node22',
      rolldownOptions: {
        external: ['pg-native', 'cloudflare:sockets'],
        input: {
          main: 'src/main.ts',
          ...Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
          'article-mail.worker': 'src/domain/mail-text/server/article-mail.worker.ts',
          'article.worker': 'src/domain/rich-text/server/article.worker.ts',
          'checkpoint.worker': 'src/platform/database/sqlite/checkpoint.worker.ts',
          'import.worker': 'src/features/posts/server/import/import.worker.ts',
          'mail-files.worker': 'src/platform/mail/mail-files.worker.ts',
          'mail.worker': 'src/platform/mail/mailbox/mail.worker.ts',
          'reader.worker': 'src/platform/database/sqlite/reader.worker.ts',
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          comments: false,
          // V8 stores a source with one character beyond Latin-1 at two bytes per character.
          charset: 'ascii',
          minify: { mangle: false, compress: true, codegen: { removeWhitespace: true } },
        },
      },
    },
  });
}

/** A bundled module still finds the files beside its source. */
function keepSourceFolders(): Plugin {
  return {
    name: 'countermark-source-folders',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return null;
      const way = JSON.stringify(`/${relative(outDir, dirname(id))}`);
      return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${way})`), map: null };
    },
  };
}

/** A thread's program is a separate file beside the others; its source would need its types stripped. */
function nameBundledWorkers(): Plugin {
  return {
    name: 'countermark-workers',
    transform(code, id) {
      if (!id.startsWith(join(root, 'src')) || !code.includes('.worker.ts')) return null;
      return { code: code.replaceAll(/\.worker\.ts(?=["'], import\.meta\.url)/g, '.worker.js'), map: null };
    },
  };
}

await bundleServer();
