import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#platform/config/read-config.ts';
import { describeHold } from '#platform/mail/mail-hold.ts';
import { keepFilesPrivate } from '#platform/storage/private-files.ts';
import { describeManifest } from './portable-data/describe-manifest.ts';
import { describeSecretAfterRestore } from './portable-data/describe-secret.ts';
import { HalfRestoredError, restoreBackup } from './portable-data/restore-backup.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run restore -- <file> [--replace]

Puts a backup into the configured database and storage, after checking all of it. The product must be
stopped. With --replace, what is there goes; without, there must be nothing.`;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return usage;
  const [file, ...rest] = positionals;
  if (!file || rest.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  await keepFilesPrivate(config.dataDir);
  const manifest = await restoreBackup(config, resolve(file), values.replace);
  return `Restored the state of ${manifest.created_at}: ${describeManifest(manifest)}.
${describeHold('restore')}${describeSecretAfterRestore(config, manifest.secret)}`;
}

await runCommand(main, (reason, error) =>
  error instanceof HalfRestoredError
    ? `Perhaps not all was restored: ${reason}\nRun it again with --replace.`
    : `Nothing was restored: ${reason}`,
);
