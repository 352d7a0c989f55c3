import { parseArgs } from 'node:util';
import { releaseAuthor } from '#app/release-author.ts';
import { exportContent } from '#features/content/server/export-content.ts';
import { importContent, type ContentImport } from '#features/content/server/import-content.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/create-log.ts';
import { keepFilesPrivate } from '#platform/storage/private-files.ts';
import { readContentFolder, writeContentFolder } from './content-folder.ts';
import { refuseMissing } from './refuse-missing.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run content -- <command>

  export <folder>              write every document of the site as a JSON file
  import <folder> [--dry-run]  replace the site's documents with those in the folder

Folders are named after collections, files after documents' slugs. A list that has a folder gets exactly its
documents; any others go to the bin. With --dry-run nothing is changed. If any file has an error, nothing is
changed.`;

/** `npm run content`: the site's content as files, suitable for git. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
  });
  const [command = '', folder = '', ...rest] = positionals;
  if (values.help) return usage;
  const isKnown = command === 'export' || command === 'import';
  if (!isKnown || folder === '' || rest.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  refuseMissing(config.database);
  await keepFilesPrivate(config.dataDir);
  const database = await openDatabase(config.database, createLog({ logLevel: 'silent' }));
  try {
    if (command === 'export') {
      const count = await writeContentFolder(folder, exportContent({ database }));
      return `${count} documents are in ${folder}.`;
    }
    const files = await readContentFolder(folder);
    const platform = { database, now: () => new Date(), releaseSlug: releaseAuthor };
    return describe(await importContent(platform, files, values['dry-run']), values['dry-run']);
  } finally {
    await database.close();
  }
}

function describe({ created, changed, deleted, unchanged }: ContentImport, isDryRun: boolean): string {
  const lines = [
    ...created.map((path) => `+ ${path}`),
    ...changed.map((path) => `~ ${path}`),
    ...deleted.map((path) => `- ${path}`),
  ];
  const verb = isDryRun ? 'Would be' : 'Were';
  const sum = `${verb} created: ${created.length}, changed: ${changed.length}, deleted: ${deleted.length}, unchanged: ${unchanged.length}.`;
  return [...lines, sum].join('\n');
}

await runCommand(main);
