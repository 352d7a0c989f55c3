import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRecentSignIn, type Context } from '#platform/context.ts';
import type { Config } from '#platform/config/read-config.ts';
import { streamPages } from '#platform/http/stream-pages.ts';

/** The commands, as npm runs them. */
const runner = join(import.meta.dirname, '../../../../../scripts/run.js');

/**
 * A backup, as the command makes it, in a process of its own: it is read while it is written.
 * @throws Problem 403; Error if it cannot be begun
 */
export async function streamBackup(ctx: Context): Promise<ReadableStream<Uint8Array>> {
  requireRecentSignIn(ctx.caller, 'downloadBackup');
  await ctx.database.write((trx) => recordAudit(trx, ctx, { action: 'backup.downloaded' }));
  return streamPages(runBackup(ctx.config), ctx.log);
}

async function* runBackup(config: Config): AsyncGenerator<Uint8Array> {
  const child = spawn(process.execPath, [runner, 'backup', '-'], {
    env: { ...process.env, ...describeData(config) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const said = text(child.stderr);
  try {
    for await (const chunk of child.stdout) yield chunk as Uint8Array;
    const [code] = (await exited) as [number | null];
    if (code !== 0) throw new Error(`the backup failed: ${(await said).trim()}`);
  } finally {
    child.kill();
  }
}

/** Where this process has its data, whatever folder it began in. */
const describeData = ({ dataDir, database, authSecret }: Config): Record<string, string> => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
  ...(authSecret !== null && { AUTH_SECRET: authSecret }),
});
