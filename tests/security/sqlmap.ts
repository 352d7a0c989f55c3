import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AttackedDatabase } from './attacked-product.ts';

export const full = process.env['TEST_FULL'] === '1';
/** Without waiting in between, time-based guesses take most of the time and find nothing more. */
const listDepth = (level: number): string[] =>
  full ? ['--level', '3', '--risk', '2'] : ['--level', String(level), '--risk', '1', '--technique', 'BEUS'];
const options = [
  '--batch',
  '--flush-session',
  '--disable-coloring',
  '--timeout',
  '60',
  '--retries',
  '2',
  '--ignore-code',
  '400,401,403,404,405,409,415,429,503',
];

const names = { sqlite: 'SQLite', postgres: 'PostgreSQL' } satisfies Record<AttackedDatabase, string>;

/** A request for sqlmap to send; `*` marks each place to try. */
export interface Target {
  method: string;
  /** Path and query. */
  target: string;
  headers?: string[];
  data?: string;
  /** Below 2, sqlmap does not know how to end a LIKE. */
  level?: 1 | 2;
}

/** Sqlmap's verdict on one request. (A request file would make it read a list of targets from its input.) */
export async function scan(
  origin: string,
  database: AttackedDatabase,
  { method, target, headers = [], data, level = 1 }: Target,
): Promise<string> {
  const sent = headers.length > 0 ? ['--headers', headers.join('\n')] : [];
  const body = data === undefined ? [] : ['--data', data];
  const what = ['-u', `${origin}${target}`, '--method', method, ...sent, ...body];
  const dir = mkdtempSync(join(tmpdir(), 'countermark-sqlmap-'));
  const args = [...what, ...options, ...listDepth(level), '--dbms', names[database], '--output-dir', dir];
  try {
    const child = spawn('sqlmap', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [output] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return output;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

export const isTried = (output: string): boolean => /do not appear to be injectable/.test(output);
export const isFound = (output: string): boolean =>
  /identified the following injection point|is vulnerable/.test(output);
