import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const heading = '## [Unreleased]\n';

/**
 * The changelog with its unreleased entries moved under a version and its date.
 * @param date YYYY-MM-DD
 * @throws Error when nothing is described as unreleased
 */
export function stampChangelog(text: string, version: string, date: string): string {
  const [before, after] = text.split(heading);
  if (before === undefined || after === undefined) throw new Error(`CHANGELOG.md has no "${heading.trim()}"`);
  const [unreleased = ''] = after.split('\n## ');
  if (unreleased.trim() === '') throw new Error('CHANGELOG.md describes no unreleased change');
  return `${before}${heading}\n## [${version}] - ${date}\n${after}`;
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../CHANGELOG.md');
  const version = process.env['npm_package_version'];
  if (!version) throw new Error('Run `npm version`, which runs this script');
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(file, stampChangelog(readFileSync(file, 'utf8'), version, today));
}
