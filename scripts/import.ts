import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { createSite } from '#app/create-site.ts';
import { readAuthSecret } from '#features/identity/server/read-auth-secret.ts';
import { describeReport, describeTakenBack } from '#features/posts/server/import/describe-report.ts';
import {
  deleteImport,
  insertImport,
  selectImport,
  selectImports,
  selectLastImported,
  updateImport,
} from '#features/posts/server/import/imports.store.ts';
import { runImport } from '#features/posts/server/import/run-import.ts';
import { takeImportBack } from '#features/posts/server/import/take-import-back.ts';
import { readConfig } from '#platform/config/read-config.ts';
import type { Context, Platform } from '#platform/context.ts';
import { createLog } from '#platform/log/create-log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import { refuseMissing } from './refuse-missing.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run import -- <command>

  ghost <file>      import the posts of a Ghost export: its JSON file, or a zip archive of it with content/images
  wordpress <file>  import the posts of a WordPress export: its XML file, or a zip archive of it with wp-content/uploads
  list              list the imports
  take-back [<id>]  remove what an import made and nobody has edited since; by default the last import

  --media <folder>  where the pictures are: a folder or a zip archive
  --dry-run         change nothing, and say what would be done

Nothing is fetched from the network. A second import of the same file changes nothing; of a changed file, it updates
the posts that nobody has edited here since. The posts belong to the account of the first admin.`;

/** `npm run import`: posts from other systems. */
async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      media: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command = '', argument, ...rest] = positionals;
  if (values.help) return usage;
  const isFile = command === 'ghost' || command === 'wordpress';
  const isKnown = isFile || command === 'list' || command === 'take-back';
  if (!isKnown || rest.length > 0 || (isFile && argument === undefined)) throw new Error(usage);
  const config = readConfig(process.env);
  refuseMissing(config.database);
  const platform = await openPlatform(
    config,
    createLog({ logLevel: 'warn' }),
    readAuthSecret(config),
    createSite,
  );
  try {
    if (command === 'list') return await list(platform);
    const ctx = { ...platform, caller: await findFirstAdmin(platform) };
    if (command === 'take-back') return await takeBackOne(ctx, argument);
    return await importFile(ctx, {
      source: command,
      file: argument!,
      media: values.media,
      isDryRun: values['dry-run'],
    });
  } finally {
    await platform.close();
  }
}

async function findFirstAdmin({ site, database }: Platform): Promise<Context['caller']> {
  const admins = await site.selectColleagues(database.kysely, 'saveSettings');
  const [first] = admins.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const holder = first && (await site.findRoleHolder(database.kysely, first.id));
  if (!holder)
    throw new Error('There is no admin yet, to whom the posts could belong: npm run admin -- create <email>');
  return { kind: 'user', ...holder, via: 'session' };
}

async function importFile(
  ctx: Context,
  {
    source,
    file,
    media,
    isDryRun,
  }: { source: string; file: string; media: string | undefined; isDryRun: boolean },
): Promise<string> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  const importId = uuidv7();
  const input = { importId, file, media, source };
  if (isDryRun) return describeReport(await runImport(ctx, { ...input, isDryRun }), isDryRun);
  const at = ctx.now().toISOString();
  const asked_by_id = ctx.caller.kind === 'user' ? ctx.caller.userId : null;
  const row = { file_name: basename(file), bytes: Math.min(found.size, 2 ** 31 - 1), asked_by_id };
  await ctx.database.write((trx) =>
    insertImport(trx, { id: importId, ...row, state: 'imported', created_at: at, updated_at: at }),
  );
  const onProgress = async ({ done, total }: { done: number; total: number }) => {
    if (process.stderr.isTTY)
      process.stderr.write(`\r${done} of ${total} posts${done === total ? '\n' : ''}`);
  };
  try {
    const report = await runImport(ctx, { ...input, isDryRun, onProgress });
    const text = describeReport(report, isDryRun);
    if (report.created + report.updated === 0) {
      await ctx.database.write((trx) => deleteImport(trx, importId));
      return text;
    }
    await ctx.database.write((trx) =>
      updateImport(trx, { id: importId }, { report: JSON.stringify(report) }),
    );
    return `${text}\nTo take it back: npm run import -- take-back ${importId}`;
  } catch (error) {
    await ctx.database.write((trx) => updateImport(trx, { id: importId }, { state: 'failed' }));
    throw error;
  }
}

async function takeBackOne(ctx: Context, id: string | undefined): Promise<string> {
  const { kysely } = ctx.database;
  const row = await (id === undefined ? selectLastImported(kysely) : selectImport(kysely, id));
  if (!row || !isImported(row))
    throw new Error('There is no such import that can be taken back: npm run import -- list');
  return describeTakenBack(await takeImportBack(ctx, row), row.file_name);
}

const isImported = ({ state }: { state: string }): boolean => state === 'imported' || state === 'failed';

async function list({ database }: Platform): Promise<string> {
  const rows = await selectImports(database.kysely, 20);
  const lines = rows.map(({ id, created_at, state, file_name }) =>
    [id, created_at.slice(0, 16).replace('T', ' '), state.replace('_', ' '), file_name].join('  '),
  );
  return lines.join('\n') || 'Nothing was imported yet.';
}

await runCommand(main);
