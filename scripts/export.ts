import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportPosts } from '#features/posts/server/export/export-posts.ts';
import { readConfig } from '#platform/config/read-config.ts';
import type { Platform } from '#platform/context.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openStorage } from '#platform/storage/open-storage.ts';
import { keepFilesPrivate } from '#platform/storage/private-files.ts';
import { refuseMissing } from './refuse-missing.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run export -- markdown <folder>

  writes every post as Markdown with front matter, and the pictures that they show into <folder>/uploads

The folder must be new or empty. Drafts are written too; a draft beside a published post is not, and neither are
versions, the bin and the texts of tags.`;

/** `npm run export`: the posts as files for other programs. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [format, folder = '', ...rest] = positionals;
  if (values.help) return usage;
  if (format !== 'markdown' || folder === '' || rest.length > 0) throw new Error(usage);
  const config = readConfig(process.env);
  refuseMissing(config.database);
  await keepFilesPrivate(config.dataDir);
  const database = await openDatabase(config.database, createLog({ logLevel: 'silent' }));
  try {
    const storage = await openStorage(config.storage);
    return await writePosts({ database, storage, now: () => new Date() }, folder);
  } finally {
    await database.close();
  }
}

async function writePosts(
  platform: Pick<Platform, 'database' | 'storage' | 'now'>,
  folder: string,
): Promise<string> {
  const uploads = join(folder, 'uploads');
  await mkdir(uploads, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== 'uploads');
  if (others.length > 0) throw new Error(`${folder} is not empty.`);
  const pictures = new Map<string, boolean>();
  let posts = 0;
  for await (const { name, text, pictures: named } of exportPosts(platform)) {
    await writeFile(join(folder, name), text, { flag: 'wx' });
    posts += 1;
    for (const picture of named) {
      if (pictures.has(picture)) continue;
      const bytes = await platform.storage.get(picture);
      if (bytes) await writeFile(join(uploads, picture), bytes);
      pictures.set(picture, bytes !== null);
    }
  }
  const missing = [...pictures]
    .filter(([, isThere]) => !isThere)
    .map(([name]) => `! uploads/${name} is missing`);
  return [...missing, `${posts} posts and ${pictures.size - missing.length} pictures are in ${folder}.`].join(
    '\n',
  );
}

await runCommand(main);
