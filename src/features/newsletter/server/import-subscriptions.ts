import { v7 as uuidv7 } from 'uuid';
import { requireRight, type Context } from '#platform/context.ts';
import { emailAddressSchema, toEmailKey } from '#platform/email-address/contract.ts';
import { badRequest } from '#platform/http/problem.ts';
import { isUnstorable } from '#platform/http/text-safety.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { tagSchema, type ImportQuery, type ImportReport } from '../contract.ts';
import { insertImported, selectStatuses, type ImportedRow } from './import-subscriptions.store.ts';
import { decodeCsv, readCsv, type CsvRecord } from './read-csv.ts';
import { hashAddress, selectSuppressions } from './suppression.store.ts';

/** Rows that one transaction stores. */
const batchSize = 100;

/** Problems that a report lists. */
const listedProblems = 50;

/** Rows that are looked at to find the column of the addresses. */
const sampleRows = 20;

const addressSchema = emailAddressSchema('There is no valid email address');

/**
 * Adds the addresses of a CSV file to the list, as confirmed by import; or says what that would do. What is on the list
 * already stays as it is, and what may get no mail is left out. One that is interrupted can be repeated.
 * @throws Problem 400 for a file without addresses, or without a note of how people agreed; 403
 */
export async function importSubscriptions(
  ctx: Context,
  { bytes, ...query }: ImportQuery & { bytes: Uint8Array },
): Promise<ImportReport> {
  requireRight(ctx.caller, 'importSubscriptions');
  const isPreview = query.preview === 'true';
  if (!isPreview && !query.note) throw badRequest('Say how these people agreed to get the newsletter');
  const text = decodeCsv(bytes);
  const { columns, emailColumn, hasHeadings } = findColumns(text, query.email);
  const report: ImportReport = {
    ...{ columns, email_column: emailColumn + 1, rows: 0 },
    ...{ added: 0, duplicates: 0, suppressed: 0, malformed: 0, problems: [] },
  };
  const seen = new Set<string>();
  let batch: ImportedRow[] = [];
  const flush = async () => {
    await addBatch(ctx, { rows: batch, isPreview }, report);
    batch = [];
    await takeTurn();
  };
  let isFirst = true;
  for (const record of readCsv(text)) {
    const isHeading = isFirst && hasHeadings;
    isFirst = false;
    if (isHeading) continue;
    report.rows += 1;
    const row = readRow(record, emailColumn, query);
    if (typeof row === 'string') noteProblem(report, record.line, row);
    else if (seen.has(row.email_key)) report.duplicates += 1;
    else {
      seen.add(row.email_key);
      batch.push(row);
    }
    if (batch.length === batchSize) await flush();
    else if (report.rows % batchSize === 0) await takeTurn();
  }
  await flush();
  return report;
}

/** @returns what is wrong with it, if something is */
function readRow({ cells }: CsvRecord, emailColumn: number, query: ImportQuery): ImportedRow | string {
  const parsed = addressSchema.safeParse(cells[emailColumn] ?? '');
  if (!parsed.success) return parsed.error.issues[0]!.message;
  const named = query.tags === undefined ? [] : (cells[query.tags - 1] ?? '').split(',');
  const given = [...named.map((tag) => tag.trim()).filter(Boolean), ...(query.tag ? [query.tag] : [])];
  const tags: string[] = [];
  for (const tag of new Set(given)) {
    const { data } = tagSchema.safeParse(tag);
    if (data === undefined || isUnstorable(data)) return `"${tag.slice(0, 30)}" cannot be a tag`;
    tags.push(data);
  }
  return {
    id: uuidv7(),
    email: parsed.data,
    email_key: toEmailKey(parsed.data),
    note: query.note ?? null,
    tags,
  };
}

function noteProblem(report: ImportReport, line: number, text: string): void {
  report.malformed += 1;
  if (report.problems.length < listedProblems) report.problems.push({ line, text });
}

async function addBatch(
  { database, seal, now }: Context,
  { rows, isPreview }: { rows: ImportedRow[]; isPreview: boolean },
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
  for (const row of rows) {
    const status = statuses.get(row.email_key);
    if (status === 'pending' || status === 'confirmed') report.duplicates += 1;
    else if (status || suppressions.has(hashes.get(row.email_key)!)) report.suppressed += 1;
    else added.push(row);
  }
  report.added += added.length;
  if (isPreview || added.length === 0) return;
  await database.write((trx) => insertImported(trx, added, now().toISOString()));
}

interface Columns {
  columns: string[];
  /** From 0. */
  emailColumn: number;
  hasHeadings: boolean;
}

/** @throws Problem 400 where no column has addresses */
function findColumns(text: string, chosen: number | undefined): Columns {
  const sample: string[][] = [];
  for (const { cells } of readCsv(text)) {
    sample.push(cells);
    if (sample.length > sampleRows) break;
  }
  const [first, ...rest] = sample;
  if (!first) throw badRequest('The file is empty');
  const holds = (cells: string[], i: number) => cells[i]?.includes('@') === true;
  const named = first.findIndex((heading) => /^\W*e?-?mail([ _-]?address)?\W*$/i.test(heading));
  const filled = first.findIndex((_, i) => sample.some((cells) => holds(cells, i)));
  const emailColumn = chosen === undefined ? (named >= 0 ? named : filled) : chosen - 1;
  if (emailColumn < 0 || ![first, ...rest].some((cells) => emailColumn < cells.length)) {
    throw badRequest('No column of the file has email addresses');
  }
  return {
    columns: first.map((cell) => cell.trim().slice(0, 60)),
    emailColumn,
    hasHeadings: !holds(first, emailColumn),
  };
}
