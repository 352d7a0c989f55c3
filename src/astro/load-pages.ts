import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from './renderer.ts';

/**
 * Loads the built pages.
 * @param builtSite the build's folder
 * @throws Error when nothing was built
 */
export async function loadPages(builtSite: string): Promise<Pages> {
  const entry = join(builtSite, 'server/entry.mjs');
  if (!existsSync(entry)) throw new Error('the site is not built yet; run npm run build, or npm start');
  const { pages } = (await import(pathToFileURL(entry).href)) as { pages: Pages };
  return pages;
}
