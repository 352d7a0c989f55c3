import type { Connection } from '#platform/database/open-database.ts';
import { paths } from '#paths/paths.ts';
import { addSums, SumCollector, type SumColumn } from './sums.store.ts';
import type { InsightVisitsTable, SumKind } from './tables.ts';
import { insertNewVisits, selectVisits, updateVisit, type VisitRow } from './visits.store.ts';

/** The part of a visit that one instance has seen since its last write. */
export interface VisitPart extends Omit<InsightVisitsTable, 'pages' | 'begun'> {
  pages: Set<string>;
}

/** The most distinct pages recorded per visit. */
const maximumPages = 50;

/** The contact form is on it. */
const isFormPage = (path: string): boolean => path === paths.contact();

const isArticle = (path: string): boolean => /^\/(?:blog|portfolio)\/[^/]+$/.test(path);

/**
 * Adds what was seen of visits to their rows and to their day's sums, whichever instance saw the rest.
 * @param isShared whether other processes write too
 */
export async function addVisits(
  trx: Connection,
  parts: readonly VisitPart[],
  isShared: boolean,
): Promise<void> {
  const sums = new SumCollector();
  const ordered = parts.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const begun = await insertNewVisits(trx, ordered.map(toRow));
  const others = new Map(ordered.filter(({ id }) => !begun.has(id)).map((part) => [part.id, part]));
  for (const part of ordered) if (begun.has(part.id)) countVisit(sums, toRow(part), null);
  const present = others.size > 0 ? await selectVisits(trx, [...others.keys()], isShared) : [];
  for (const before of present) {
    const after = merge(before, others.get(before.id)!);
    countVisit(sums, after, before);
    await updateVisit(trx, after);
  }
  await addSums(trx, sums.rows);
}

function toRow({ pages, ...part }: VisitPart): VisitRow {
  return { ...part, pages: [...pages].slice(0, maximumPages).join('\n') };
}

function merge(before: VisitRow, { views, pages }: VisitPart): VisitRow {
  const all = new Set([...before.pages.split('\n'), ...pages]);
  return { ...before, views: before.views + views, pages: [...all].slice(0, maximumPages).join('\n') };
}

/** Counts the new state of a visit. @param before as it was counted before; null: not yet */
function countVisit(sums: SumCollector, after: VisitRow, before: VisitRow | null): void {
  const { day } = after;
  const pages = after.pages.split('\n');
  const known = before?.pages.split('\n') ?? [];
  const add = (kind: SumKind, name: string | null | undefined, column: SumColumn) => {
    if (name !== null && name !== undefined) sums.add({ day, kind, name }, column);
  };
  const addWays = (column: SumColumn) => {
    add('all', '', column);
    add('landing', after.landing, column);
    add('host', after.host, column);
    add('channel', after.channel, column);
    add('campaign', after.campaign, column);
    add('device', after.device, column);
  };
  if (!before) addWays('visits');
  if (after.views > 1 && !(before && before.views > 1)) addWays('onward');
  const sees = pages.some(isFormPage);
  const saw = known.some(isFormPage);
  if (sees && !saw) addWays('seen');
  for (const page of pages) {
    const isNew = !known.includes(page);
    if (isNew) add('page', page, 'visits');
    // Counted by page and by article: visits that reached the form, before or after.
    if (sees && (isNew || !saw)) add('page', page, 'seen');
    if (!isArticle(page)) continue;
    if (isNew) add('article', page, 'visits');
    if (sees && (isNew || !saw)) add('article', page, 'seen');
  }
}
