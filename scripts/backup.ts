import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const usage = `npm run backup [-- <file>]

Writes the database and the uploads into one archive, while the product runs.
Without a file: DATA_DIR/backups/countermark-<time>.tar.gz
With - as the file: to standard output`;

// The product and its visitors come first; also before what is imported below.
setPriority(constants.priority.PRIORITY_LOW);

async function main(): Promise<string> {
  const { readConfig } = await import('#platform/config/read-config.ts');
  const { keepFilesPrivate } = await import('#platform/storage/private-files.ts');
  const { openStorage } = await import('#platform/storage/open-storage.ts');
  const { createBackup, nameBackup, streamBackup } = await import('./portable-data/create-backup.ts');
  const { describeManifest } = await import('./portable-data/describe-manifest.ts');
  const { describeSecretOfBackup } = await import('./portable-data/describe-secret.ts');
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return usage;
  if (positionals.length > 1) throw new Error(usage);
  const config = readConfig(process.env);
  await keepFilesPrivate(config.dataDir);
  if (positionals[0] === '-') {
    await streamBackup(config, process.stdout);
    return '';
  }
  const [name = join(config.dataDir, 'backups', nameBackup(new Date()))] = positionals;
  const file = resolve(name);
  const manifest = await createBackup(config, file);
  const others = await (await openStorage(config.storage)).listOthers();
  const leftOut =
    others.length > 0 ? `\nNot in it, since no upload has such a name: ${others.join(', ')}.` : '';
  return `${file}: ${describeManifest(manifest)}.${leftOut}\n${describeSecretOfBackup(config)}`;
}

const { runCommand } = await import('./run-command.ts');
await runCommand(main);
