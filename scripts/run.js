// `npm run admin`, `backup` and the like. Where only the production packages are installed, as they were built.
import '../src/start/require-node.js';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const [name] = process.argv.splice(2, 1);
const built = join(root, `dist/start/${name}.js`);

if (existsSync(join(root, 'node_modules/vite'))) {
  await import(`./${name}.ts`);
} else if (existsSync(built)) {
  await import(built);
} else {
  console.error('Nothing is built yet: npm ci && npm run build');
  process.exitCode = 1;
}
