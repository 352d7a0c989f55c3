import { parseArgs } from 'node:util';
import { releaseAuthor } from '#app/post-authors.ts';
import type { ContentFile } from '#features/content/server/export-content.ts';
import { importContent, type ContentImport } from '#features/content/server/import-content.ts';
import { addToLibrary } from '#features/media/server/list-stored.ts';
import { readConfig } from '#platform/config/read-config.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { keepFilesPrivate } from '#platform/storage/private-files.ts';
import { readContentFolder, writeContentFolder } from './content-folder.ts';
import { addPictures, findPictures, listPictures, writePictures } from './content-pictures.ts';
import { exportSite, isPostFile, settingsFile } from './export-site.ts';
import { describeLeftOut } from './left-out.ts';
import { refuseMissing } from './refuse-missing.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run content -- <command>

  export <folder>              write every document of the site as a JSON file, every post as Markdown into
                               posts/, the settings into settings.json, and the pictures that they name
  import <folder> [--dry-run]  replace the site's documents with those in the folder

Folders are named after collections, files after documents' slugs. A list that has a folder gets exactly its
documents; any others go to the bin. Posts and settings are not imported. Pictures are in uploads/, those of posts
too: an import adds all that the site lacks, and lists those that are missing. With --dry-run nothing is changed. If
any file has an error, nothing is changed.`;

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
    const storage = await openStorage(config.storage);
    if (command === 'export') {
      const files: ContentFile[] = [];
      const site = exportSite({ database, now: () => new Date() });
      await writeContentFolder(folder, collect(site, files));
      const names = listPictures(files);
      const missing = await writePictures(folder, storage, names);
      const posts = files.filter(({ path }) => isPostFile(path)).length;
      const documents = files.filter(({ path }) => path !== settingsFile).length - posts;
      const sum = `${documents} documents, ${posts} posts, ${names.length - missing.length} pictures and the settings are in ${folder}.`;
      return [...missing.map(describeMissing), sum, describeLeftOut('export')].join('\n');
    }
    const isDryRun = values['dry-run'];
    const files = await readContentFolder(folder);
    const { toAdd, missing } = await findPictures(folder, storage, listPictures(files));
    const platform = { database, now: () => new Date(), site: { releaseSlug: releaseAuthor } };
    const result = await addPictures(folder, storage, isDryRun ? [] : toAdd, () =>
      importContent(platform, files, isDryRun),
    );
    if (!isDryRun) await addToLibrary(platform, toAdd);
    return [
      ...toAdd.map((name) => `+ uploads/${name}`),
      ...missing.map(describeMissing),
      describe(result, { pictures: toAdd.length, isDryRun }),
      describeLeftOut('import'),
    ].join('\n');
  } finally {
    await database.close();
  }
}

async function* collect(given: AsyncIterable<ContentFile>, into: ContentFile[]): AsyncGenerator<ContentFile> {
  for await (const file of given) {
    into.push(file);
    yield file;
  }
}

const describeMissing = (name: string): string => `! uploads/${name} is missing`;

function describe(
  { created, changed, deleted, unchanged }: ContentImport,
  { pictures, isDryRun }: { pictures: number; isDryRun: boolean },
): string {
  const lines = [
    ...created.map((path) => `+ ${path}`),
    ...changed.map((path) => `~ ${path}`),
    ...deleted.map((path) => `- ${path}`),
  ];
  const sum = isDryRun
    ? `Documents to create: ${created.length}, to change: ${changed.length}, to delete: ${deleted.length}, unchanged: ${unchanged.length}. Pictures to add: ${pictures}.`
    : `Documents created: ${created.length}, changed: ${changed.length}, deleted: ${deleted.length}, unchanged: ${unchanged.length}. Pictures added: ${pictures}.`;
  return [...lines, sum].join('\n');
}

await runCommand(main);
