import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#platform/config/read-config.ts';
import { makeTestFolder } from '#tests/support/test-folder.ts';
import { describeSecretAfterRestore, describeSecretOfBackup } from './describe-secret.ts';
import { fingerprintSecret } from './manifest.ts';

const secrets = ['x'.repeat(32), 'y'.repeat(32)] as const;

const configure = (AUTH_SECRET?: string) => readConfig({ DATA_DIR: makeTestFolder(), AUTH_SECRET });

it('says with a backup where its secret is, or that there is none', () => {
  expect(describeSecretOfBackup(configure(secrets[0]))).toContain('Not in it: the secret (AUTH_SECRET).');
  expect(describeSecretOfBackup(configure())).toContain('There is no secret here: neither AUTH_SECRET nor');
});

it('says after a restore whether the secret is that of the backup', () => {
  const ofBackup = fingerprintSecret(secrets[0]);
  expect(describeSecretAfterRestore(configure(secrets[0]), ofBackup)).toBe('');
  const after = [
    describeSecretAfterRestore(configure(secrets[1]), ofBackup),
    describeSecretAfterRestore(configure(), ofBackup),
    describeSecretAfterRestore(configure(secrets[0]), null),
  ];
  expect(after).toMatchObject([
    expect.stringContaining('The secret here is not the one of the backup.'),
    expect.stringContaining('There is no secret here, and the backup was made with one.'),
    expect.stringContaining('The backup does not know its secret: it was made without one.'),
  ]);
});

it('says that the file of the secret is another than AUTH_SECRET', () => {
  const config = configure(secrets[0]);
  const file = join(config.dataDir, 'auth-secret');
  writeFileSync(file, `${secrets[0]}\n`);
  const words = `${file} holds another secret than AUTH_SECRET`;
  expect(describeSecretOfBackup(config)).not.toContain(words);
  writeFileSync(file, `${secrets[1]}\n`);
  expect(describeSecretOfBackup(config)).toContain(words);
  expect(describeSecretAfterRestore(config, fingerprintSecret(secrets[1]))).toContain(words);
});
