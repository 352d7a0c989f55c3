import type { Manifest } from './manifest.ts';

/** Such as `1,204 rows in 15 tables, 12 uploads`. */
export function describeManifest({ tables, uploads }: Pick<Manifest, 'tables' | 'uploads'>): string {
  return `${describeTables(tables)}, ${count(uploads.length)} uploads`;
}

/** Such as `1,204 rows in 15 tables`. */
export function describeTables(tables: Manifest['tables']): string {
  return `${count(tables.reduce((sum, { rows }) => sum + rows, 0))} rows in ${tables.length} tables`;
}

const count = (number: number): string => number.toLocaleString('en');
