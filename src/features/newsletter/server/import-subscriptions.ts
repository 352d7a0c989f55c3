import { v7 as uuidv7 } from 'uuid';
import { recordAudit } from '#domain/audit/server/record-audit.ts';
import { requireRight, type Context } from '#platform/context.ts';
import { toEmailKey } from '#platform/email-address/contract.ts';
import { badRequest } from '#platform/http/problem.ts';
import { readCell } from '#platform/http/csv.ts';
import { isUnstorable, shorten } from '#platform/http/text-safety.ts';
import { ReadAbandonedError } from '#platform/database/read-errors.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { tagSchema, tagsPerSubscriber, uniteTags, type ImportQuery, type ImportReport } from '../contract.ts';
import { insertImported, selectStatuses, type ImportedRow } from './import-subscriptions.store.ts';
import { decodeCsv, readCsv, type CsvRecord } from './read-csv.ts';
import { findColumns, type Columns } from './find-columns.ts';
import { findLeftOut, importedAddressSchema, readStatus } from './read-standing.ts';
import {
  hashAddress,
  insertSuppressions,
  selectSuppressions,
  type Suppression,
} from './suppression.store.ts';
import { insertTags, readSpellings, selectUntagged } from './tags.store.ts';

/** Rows that one transaction stores: visitors are served in between. */
const batchSize = 50;

/** Problems that a report lists. */
const listedProblems = 50;

/** Unknown statuses that a report names. */
const namedStatuses = 20;

/**
 * Adds the addresses of a CSV file to the list, as confirmed by import; or says what that would do. What is on the list
 * already is given the tag for all of them and stays as it is otherwise. What may get no mail is left out, by this site or
 * by the file's column of the status, and so is everyone whom that column does not call subscribed. It ends when nobody
 * waits for it any more; one that was interrupted can be repeated.
 * @throws Problem 400 for a file without addresses, or without a note of how people agreed; 403; ReadAbandonedError
 */
export async function importSubscriptions(
  ctx: Context,
  { bytes, ...query }: ImportQuery & { bytes: Uint8Array },
): Promise<ImportReport> {
  requireRight(ctx.caller, 'importSubscriptions');
  const isPreview = query.preview === 'true';
  if (!isPreview && !query.note) throw badRequest('Say how these people agreed to get the newsletter');
  const text = await decodeCsv(bytes);
  const found = findColumns(text, query);
  const { columns, emailColumn, statusColumn, hasHeadings } = found;
  const report: ImportReport = {
    ...{ columns, email_column: emailColumn + 1, status_column: statusColumn + 1, rows: 0 },
    ...{
      added: 0,
      duplicates: 0,
      tagged: 0,
      suppressed: 0,
      ended: 0,
      pending: 0,
      unknown: 0,
      unknown_statuses: [],
      malformed: 0,
      untagged: 0,
      problems: [],
    },
  };
  const spell = await openSpelling(ctx, query, isPreview);
  const leftOut = await findLeftOut(text, found);
  const seen = new Set<string>();
  let batch: ImportedRow[] = [];
  const flush = async () => {
    if (ctx.signal?.aborted) throw new ReadAbandonedError('nobody waits for the import');
    await addBatch(ctx, { rows: batch, isPreview, tag: query.tag && spell(query.tag) }, report);
    batch = [];
    await takeTurn();
  };
  let isFirst = true;
  for (const record of readCsv(text)) {
    const isHeading = isFirst && hasHeadings;
    isFirst = false;
    if (isHeading) continue;
    report.rows += 1;
    const row = readRow(record, found, query, spell);
    if (record.unclosed) noteUnclosed(report, record.unclosed);
    else if (typeof row === 'string') noteProblem(report, record.line, row);
    else if (seen.has(row.email_key)) report.duplicates += 1;
    else {
      seen.add(row.email_key);
      batch.push({ ...row, ...leftOut.get(row.email_key) });
      if (row.untagged) {
        report.untagged += 1;
        listProblem(report, record.line, row.untagged);
      }
    }
    if (batch.length === batchSize) await flush();
    else if (report.rows % batchSize === 0) await takeTurn();
  }
  await flush();
  if (!isPreview)
    await ctx.database.write((trx) =>
      recordAudit(trx, ctx, { action: 'subscribers.imported', details: `${report.added} added` }),
    );
  return report;
}

/** Names tags as they were spelled first, on the list or in this file. */
async function openSpelling(
  { database, signal }: Context,
  { tags, tag: forAll }: ImportQuery,
  isPreview: boolean,
): Promise<(tag: string) => string> {
  const gives = !isPreview && (tags !== undefined || forAll !== undefined);
  const spellings = gives ? await database.read('subscriptions', readSpellings, signal) : new Map();
  return (tag) => {
    const key = tag.toLowerCase();
    const spelled: string = spellings.get(key) ?? tag;
    spellings.set(key, spelled);
    return spelled;
  };
}

/** A row that can be added; `untagged`: which of its tags are left out, and why. */
type ReadRow = ImportedRow & { untagged: string | null };

/** @returns what is wrong with its address, if something is */
function readRow(
  { cells }: CsvRecord,
  { emailColumn, statusColumn }: Columns,
  query: ImportQuery,
  spell: (tag: string) => string,
): ReadRow | string {
  const read = (column: number) => readCell(cells[column] ?? '');
  const parsed = importedAddressSchema.safeParse(read(emailColumn));
  if (!parsed.success) return parsed.error.issues[0]!.message;
  const named = query.tags === undefined ? [] : read(query.tags - 1).split(',');
  const { tags, untagged } = readTags(named, query.tag);
  return {
    id: uuidv7(),
    email: parsed.data,
    email_key: toEmailKey(parsed.data),
    note: query.note ?? null,
    tags: tags.map(spell),
    untagged,
    ...readStatus(cells, statusColumn),
  };
}

/** As many as a subscriber can have, that for all of them first. */
function readTags(
  named: readonly string[],
  forAll: string | undefined,
): { tags: string[]; untagged: string | null } {
  const tags = forAll === undefined ? [] : [forAll];
  let untagged: string | null = null;
  for (const cell of named) {
    if (cell.trim() === '') continue;
    const { data } = tagSchema.safeParse(cell);
    if (data === undefined || isUnstorable(data))
      untagged ??= `“${shorten(cell.trim())}” cannot be a tag and is left out`;
    else tags.push(data);
  }
  const united = uniteTags(tags);
  if (united.length > tagsPerSubscriber)
    untagged ??= `More than ${tagsPerSubscriber} tags: the others are left out`;
  return { tags: united.slice(0, tagsPerSubscriber), untagged };
}

function noteProblem(report: ImportReport, line: number, text: string): void {
  report.malformed += 1;
  listProblem(report, line, text);
}

function listProblem({ problems }: ImportReport, line: number, text: string): void {
  if (problems.length < listedProblems) problems.push({ line, text });
}

function noteUnknown(report: ImportReport, status: string): void {
  report.unknown += 1;
  const name = shorten(status);
  const noted = report.unknown_statuses.find((one) => one.status === name);
  if (noted) noted.rows += 1;
  else if (report.unknown_statuses.length < namedStatuses)
    report.unknown_statuses.push({ status: name, rows: 1 });
}

/** Before all others: it concerns the rest of the file. */
function noteUnclosed(report: ImportReport, { line, lines }: NonNullable<CsvRecord['unclosed']>): void {
  report.malformed += 1;
  const read = `${lines.toLocaleString('en-US')} ${lines === 1 ? 'line was' : 'lines were'} read as one`;
  report.problems.unshift({ line, text: `A quotation mark is not closed: ${read}` });
  report.problems.splice(listedProblems);
}

async function addBatch(
  { database, seal, now }: Context,
  { rows, isPreview, tag }: { rows: ImportedRow[]; isPreview: boolean; tag: string | undefined },
  report: ImportReport,
): Promise<void> {
  if (rows.length === 0) return;
  const statuses = await selectStatuses(
    database.kysely,
    rows.map((row) => row.email_key),
  );
  const hashes = new Map(rows.map(({ email_key: key }) => [key, hashAddress(seal, key)]));
  const suppressions = await selectSuppressions(database.kysely, [...hashes.values()]);
  const added: ImportedRow[] = [];
  const known: string[] = [];
  const ended: { hash: string; status: Suppression; created_at: string }[] = [];
  const at = now().toISOString();
  for (const row of rows) {
    const status = statuses.get(row.email_key);
    const hash = hashes.get(row.email_key)!;
    if (status === 'pending' || status === 'confirmed') known.push(row.email_key);
    else if (status || suppressions.has(hash)) report.suppressed += 1;
    else if (row.standing === 'confirmed') added.push(row);
    else if (row.standing === 'pending') report.pending += 1;
    else if (row.standing === 'unknown') noteUnknown(report, row.status);
    else ended.push({ hash, status: row.standing, created_at: at });
  }
  const lacking = tag === undefined ? [] : await selectUntagged(database.kysely, { emailKeys: known, tag });
  const untagged = lacking.filter(({ tags }) => tags < tagsPerSubscriber);
  report.duplicates += known.length;
  report.untagged += lacking.length - untagged.length;
  report.tagged += untagged.length;
  report.added += added.length;
  report.ended += ended.length;
  if (isPreview || added.length + ended.length + untagged.length === 0) return;
  await database.write(async (trx) => {
    if (added.length > 0) await insertImported(trx, added, at);
    if (ended.length > 0) await insertSuppressions(trx, ended);
    await insertTags(
      trx,
      untagged.map(({ id }) => ({ subscription_id: id, tag: tag!, created_at: at })),
    );
  });
}
