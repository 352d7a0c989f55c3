import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config/read-config.ts';

/**
 * The secret that signs sessions, links and tokens: AUTH_SECRET, or one generated once and kept in
 * DATA_DIR/auth-secret, readable only by its owner.
 * @throws Error when the file can neither be read nor created
 */
export function readAuthSecret(config: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (config.authSecret) return config.authSecret;
  const file = join(config.dataDir, 'auth-secret');
  return readSecretFile(file) ?? makeSecretFile(config.dataDir, file);
}

function readSecretFile(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  if (text.length < 32) throw new Error(`${file} is damaged: delete it to have a new secret made`);
  return text;
}

/** If two processes start at once, one creates the secret: a link fails if its name is taken. */
function makeSecretFile(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${randomBytes(48).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readSecretFile(file)!;
}
