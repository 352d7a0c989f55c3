import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** A source inlined in a page: a script, or data in a script element. */
const inlineSource = /\.inline\.(js|json)\?raw$/;

/** The file's text as it is inlined. @throws Error when it does not parse */
function readInlineSource(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.stringify(JSON.parse(text));
  const { code, errors } = minifySync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return code.trim();
}

/** Gives `import text from './x.inline.js?raw'` the text that `hashInlineSource` is the hash of. */
export function inlineSources(): Plugin {
  return {
    name: 'countermark-inline-sources',
    enforce: 'pre',
    load(id) {
      if (!inlineSource.test(id)) return null;
      return `export default ${JSON.stringify(readInlineSource(id.replace(/\?raw$/, '')))}`;
    },
  };
}

/** The source expression of an inline source in a Content-Security-Policy. */
export const hashInlineSource = (file: string): `sha256-${string}` =>
  `sha256-${createHash('sha256').update(readInlineSource(file)).digest('base64')}`;
