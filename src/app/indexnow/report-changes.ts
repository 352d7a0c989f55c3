import { findKind, hasKind } from '#features/content/server/document-kind.ts';
import { replaceSetting, selectSetting } from '#features/settings/server/settings.store.ts';
import { paths } from '#paths/paths.ts';
import type { Platform } from '#platform/context.ts';
import { selectChanges, type Change } from './changed.store.ts';

/** How far changes were reported, kept among the settings. */
interface Progress {
  /** Of the last reported change, or the time that was looked at. */
  at: string;
  id: string;
  /** Since the last that succeeded. */
  failures: number;
  /** Nothing is sent before: an instance is sending, or the last attempt has failed. ISO 8601. */
  nextAt: string;
}

const settingKey = 'indexnow';

/** A change has this time to be committed before what happened after it is reported. */
const settlingMs = 10_000;

/** Each has at most two addresses; the protocol allows 10,000. */
const changesAtOnce = 1000;

const timeoutMs = 20_000;

/** How long an instance that is sending keeps the others from it. */
const claimMs = 2 * timeoutMs;

const firstRetryMs = 60_000;
const lastRetryMs = 6 * 3_600_000;

/** From when on nothing has happened, so that it is not read again each time. */
const quietMs = 3_600_000;

/** Nothing will make it accepted (indexnow.org/documentation): the report is given up. */
const finalStatuses = [400, 422];

/**
 * Reports the addresses that have changed for visitors since the last report to IndexNow, if it is switched on. A failure
 * is logged and tried again, with what has changed meanwhile; of what changed before it was first switched on, the
 * sitemap tells. For a job, on every instance.
 */
export async function reportChanges(platform: ReportParts, stopping?: AbortSignal): Promise<void> {
  const { database, now } = platform;
  if (!platform.config.indexNow) return;
  const stored = await selectSetting(database.kysely, settingKey);
  const until = toIso(now().getTime() - settlingMs);
  const replace = (before: string | null, next: Progress) =>
    database.write((trx) => replaceSetting(trx, settingKey, before, JSON.stringify(next)));
  if (stored === undefined) {
    await replace(null, { at: until, id: '', failures: 0, nextAt: until });
    return;
  }
  const progress = JSON.parse(stored) as Progress;
  if (progress.nextAt > now().toISOString()) return;
  const span = { after: progress, until, limit: changesAtOnce };
  const changes = await database.read('posts', (connection) => selectChanges(connection, span));
  const last = changes.at(-1);
  if (!last) {
    if (Date.parse(until) - Date.parse(progress.at) > quietMs)
      await replace(stored, { ...progress, at: until });
    return;
  }
  const claimed = { ...progress, nextAt: toIso(now().getTime() + claimMs) };
  if (!(await replace(stored, claimed))) return;
  const isDone = await send(platform, listPaths(changes), stopping);
  const failures = isDone ? 0 : progress.failures + 1;
  const waitMs = isDone ? 0 : Math.min(firstRetryMs * 2 ** progress.failures, lastRetryMs);
  const { at, id } = isDone ? last : progress;
  await replace(JSON.stringify(claimed), { at, id, failures, nextAt: toIso(now().getTime() + waitMs) });
}

type ReportParts = Pick<Platform, 'config' | 'database' | 'log' | 'now'>;

const toIso = (time: number): string => new Date(time).toISOString();

/** The addresses of changes; what is shown on other pages only has none. */
function listPaths(changes: readonly Change[]): string[] {
  const all = changes.flatMap(({ collection, slug, former }) =>
    [slug, former].flatMap((one) => (one === null ? [] : (findPath(collection, one) ?? []))),
  );
  return [...new Set(all)];
}

function findPath(collection: string, slug: string): string | null {
  if (collection === 'posts') return paths.article(slug);
  return hasKind(collection, slug) ? (findKind(collection, slug).pathOf(slug)?.split('#')[0] ?? null) : null;
}

/** @returns whether nothing more is to be done about them */
async function send(
  { config: { indexNow, siteUrl }, log }: ReportParts,
  changed: readonly string[],
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  if (changed.length === 0) return true;
  const { url, key } = indexNow!;
  const { origin, host } = siteUrl;
  const body = {
    host,
    key,
    keyLocation: origin + paths.indexNowKey(),
    urlList: changed.map((path) => origin + path),
  };
  const report = { addresses: changed.length };
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stopping ? [stopping] : [])]),
    });
    if (ok) log.info({ ...report, status }, 'changed addresses reported to IndexNow');
    else log.warn({ ...report, status }, 'IndexNow refused the changed addresses');
    return ok || finalStatuses.includes(status);
  } catch (error) {
    log.warn({ ...report, err: error }, 'changed addresses not reported to IndexNow, will retry');
    return false;
  }
}
