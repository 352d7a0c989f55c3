import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findOverdue, type Installed } from './find-overdue.ts';

/**
 * `npm run outdated`: names each package exposed to strangers whose installed version was superseded more than
 * 60 days ago. Ends with 1 then; without a registry it says so and ends with 0.
 */

/** Packages that parse, store or send strangers' data. */
const exposed = [
  '@aws-sdk/client-s3',
  '@better-auth/passkey',
  '@fastify/busboy',
  '@hono/node-server',
  'ai',
  'astro',
  'better-auth',
  'better-sqlite3',
  'hono',
  'imapflow',
  'jose',
  'kysely',
  'nodemailer',
  'pg',
  'postal-mime',
  'react-dom',
  'sanitize-html',
  'sharp',
  'zod',
];

/** Held back on purpose: why, and until when that holds. */
const heldBack: Record<string, { reason: string; until: string }> = {};

const root = join(import.meta.dirname, '..');
const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

async function readTimes(name: string): Promise<Installed> {
  const { stdout } = await promisify(execFile)('npm', ['view', name, 'time', '--json', '--fetch-retries=0']);
  const times = z.record(z.string(), z.string()).parse(JSON.parse(stdout));
  return { name, version: lock.packages[`node_modules/${name}`]!.version!, times };
}

const now = new Date();
const read = await Promise.allSettled(exposed.map(readTimes));
const known = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
if (known.length < exposed.length) {
  const missing = exposed.filter((name) => !known.some((one) => one.name === name));
  console.log(`Not checked, since the registry does not answer: ${missing.join(', ')}.`);
}
const overdue = known.flatMap((one) => {
  const newer = findOverdue(one, now);
  const held = heldBack[one.name];
  if (newer === null) return [];
  if (held && new Date(held.until) > now) {
    console.log(`${one.name} ${one.version} is held back until ${held.until}: ${held.reason}`);
    return [];
  }
  return [`${one.name} ${one.version}: ${newer.version} is out since ${newer.since}`];
});
if (overdue.length > 0) {
  console.error(overdue.join('\n'));
  process.exitCode = 1;
} else if (known.length > 0) {
  console.log(`${known.length} packages are up to date, or at most 60 days behind.`);
}
