import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Config } from '#platform/config/read-config.ts';
import type { Context } from '#platform/context.ts';

/** From the sources and from the build alike. */
const root = join(import.meta.dirname, '../..');

/**
 * Writes database and uploads into an archive in DATA_DIR/backups, as `npm run backup` does: in a process of its own,
 * behind visitors.
 * @returns the file's name; @throws Error with what the command said
 */
export async function createBackup({ config, now }: Pick<Context, 'config' | 'now'>): Promise<string> {
  const name = `before-clean-start-${now().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
  const file = join(config.dataDir, 'backups', name);
  const command = [join(root, 'scripts/run.js'), 'backup', file];
  try {
    await promisify(execFile)(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...describe(config) },
    });
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Error(stderr.trim().split('\n').at(-1) || 'it did not end', { cause: error });
  }
  return name;
}

/** Of the settings only what says where everything is. */
const describe = ({ dataDir, database, storage, authSecret }: Config) => ({
  DATA_DIR: dataDir,
  ...(authSecret !== null && { AUTH_SECRET: authSecret }),
  ...(storage.kind === 'disk' && { STORAGE_URL: pathToFileURL(storage.dir).href }),
  DATABASE_URL: database.kind === 'sqlite' ? `sqlite:${database.file}` : database.url,
});
