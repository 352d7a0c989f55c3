import { badRequest } from '#platform/http/problem.ts';
import type { ImportQuery } from '../contract.ts';
import { readCsv } from './read-csv.ts';

/** Rows that are looked at to find the column of the addresses. */
const sampleRows = 20;

/** Where a file has what is imported. */
export interface Columns {
  columns: string[];
  /** From 0. */
  emailColumn: number;
  /** The same; -1: there is none. */
  statusColumn: number;
  hasHeadings: boolean;
}

/** @throws Problem 400 where no column has addresses */
export function findColumns(
  text: string,
  { email: chosen, status }: Pick<ImportQuery, 'email' | 'status'>,
): Columns {
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
  const hasHeadings = !holds(first, emailColumn);
  return {
    columns: first.map((cell) => cell.trim().slice(0, 60)),
    emailColumn,
    statusColumn: status === undefined ? (hasHeadings ? findStatusColumn(first) : -1) : status - 1,
    hasHeadings,
  };
}

/** The surest first: a state may also be a place. */
const headings = [
  /^\W*((subscri(ption|ber)|e-?mail|list|member|contact|marketing)[ _-]?)?status\W*$/i,
  /^\W*subscribed\W*$/i,
  /^\W*((subscri(ption|ber)|e-?mail)[ _-]?)?state\W*$/i,
];

/** The column of the status, from 0; -1 if none of the headings names it. */
function findStatusColumn(row: readonly string[]): number {
  const found = headings.map((pattern) => row.findIndex((heading) => pattern.test(heading)));
  return found.find((column) => column >= 0) ?? -1;
}
