import type { CountedVisit, Sender } from '#domain/attribution/server/complete-source.ts';
import type { Channel } from '#domain/attribution/contract.ts';
import type { Platform } from '#platform/context.ts';
import { toDay } from '../days.ts';
import { otherNames } from './known-names.ts';
import { readView } from './read-view.ts';
import { type ViewCounter, cut, hashVisitor, splitEntry } from './view-counter.ts';
import { selectSalt, selectVisit } from './visits.store.ts';

/** The most recorded views of one sender that are read. */
const maximumViews = 200;

/**
 * Finds what was counted today of a sender's visit, in its row and in views not written yet. Senders who
 * share an address and a browser are one visitor here: it is for display only.
 */
export async function findVisit(
  { database, site, now }: Pick<Platform, 'database' | 'site' | 'now'>,
  sender: Sender,
): Promise<CountedVisit | null> {
  const day = toDay(now());
  // Before the query: views written meanwhile are then seen twice rather than missed.
  const { visits, salt: known, ...waiting } = site.views.waiting;
  const noted = readNoted(waiting, sender);
  const salt = known?.day === day ? known.salt : await selectSalt(database.kysely, day);
  if (!salt) return noted;
  const id = hashVisitor(salt, sender.clientIp, cut(sender.userAgent));
  const row = await selectVisit(database.kysely, id);
  const unwritten = visits.find((visit) => visit.id === id);
  const parts = [
    ...(row ? [toVisit(row, row.pages.split('\n'))] : []),
    ...(unwritten ? [toVisit(unwritten, [...unwritten.pages])] : []),
    ...(noted ? [noted] : []),
  ];
  return parts[0] ? { ...parts[0], pages: parts.flatMap(({ pages }) => pages) } : null;
}

const toVisit = (
  counted: { landing: string; host: string | null; channel: string; campaign: string | null },
  pages: string[],
): CountedVisit => ({
  landing: counted.landing,
  host: counted.host === otherNames ? null : counted.host,
  channel: counted.channel as Channel,
  campaign: counted.campaign === otherNames ? null : counted.campaign,
  pages,
});

function readNoted(
  { entries, findClient, isOwn }: Omit<ViewCounter['waiting'], 'visits' | 'salt'>,
  { clientIp, userAgent }: Sender,
): CountedVisit | null {
  const ofAgent = `\n${cut(userAgent)}\n`;
  let visit: CountedVisit | null = null;
  let read = 0;
  for (const entry of entries.flatMap((map) => [...map.keys()])) {
    // Most belong to others, which must be quick to see: there can be thousands.
    if (!entry.includes(clientIp) || !entry.includes(ofAgent)) continue;
    if ((read += 1) > maximumViews) break;
    const parts = splitEntry(entry);
    if (parts.peer === undefined || parts.userAgent !== cut(userAgent)) continue;
    if (findClient(parts.peer, parts.forwardedFor) !== clientIp) continue;
    const view = readView(parts, isOwn);
    if (!view || view.isBot) continue;
    const { host = null, channel = 'direct', campaign = null } = view.arrival ?? {};
    visit ??= { landing: view.path, host, channel, campaign, pages: [] };
    visit.pages.push(view.path);
  }
  return visit;
}
