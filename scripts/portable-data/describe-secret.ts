import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config/read-config.ts';
import { readSecret } from './create-backup.ts';

type SecretConfig = Pick<Config, 'authSecret' | 'dataDir'>;

/** What depends on the secret. */
const lost =
  'everyone has to sign in again, to set up authenticator apps again,\nand to enter the passwords and keys of Mail & Services again.';

const fileOf = ({ dataDir }: SecretConfig): string => join(dataDir, 'auth-secret');

/** What to know of the secret with a backup, which never contains it. */
export function describeSecretOfBackup(config: Config): string {
  const file = fileOf(config);
  if (readSecret(config) === null) {
    return `There is no secret here: neither AUTH_SECRET nor ${file}. If the product runs with one,
set it for this command too: a restore then says whether it has the same. Without it ${lost}`;
  }
  return `Not in it: the secret (${config.authSecret ? 'AUTH_SECRET' : file}). Keep it in another place: without it
${lost}${describeOther(config)}`;
}

/**
 * What to know of the secret after a restore; empty if it is the one of the backup.
 * @param ofBackup its fingerprint
 */
export function describeSecretAfterRestore(config: Config, ofBackup: string | null): string {
  const here = readSecret(config);
  if (here === ofBackup && here !== null) return '';
  const problem =
    ofBackup === null
      ? 'The backup does not know its secret: it was made without one.'
      : here === null
        ? 'There is no secret here, and the backup was made with one.'
        : 'The secret here is not the one of the backup.';
  return `
${problem} Put the former one in its place (AUTH_SECRET, or
${fileOf(config)}): without it ${lost}${describeOther(config)}`;
}

/** Names a file that does not count. */
function describeOther(config: SecretConfig): string {
  const other = readFileHere(fileOf(config));
  if (config.authSecret === null || other === null || other === config.authSecret) return '';
  return `\n${fileOf(config)} holds another secret than AUTH_SECRET: AUTH_SECRET counts,
and what was encrypted with the file's cannot be read.`;
}

function readFileHere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
