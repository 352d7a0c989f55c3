import { createHmac, randomBytes } from 'node:crypto';
import type { PlatformBelowSite } from '#platform/context.ts';
import { createClientFinder } from '#platform/http/client-ip.ts';
import { isOwnHost } from '#platform/http/own-origin.ts';
import type { PageView } from '#platform/http/page-view.ts';
import { takeTurn } from '#platform/take-turn.ts';
import { toDay } from '../days.ts';
import type { Sender } from '#domain/attribution/server/complete-source.ts';
import { addVisits, type VisitPart } from './add-visits.ts';
import { DayShares } from './day-shares.ts';
import { KnownNames } from './known-names.ts';
import { readView } from './read-view.ts';
import { addSums, SumCollector, type SumRow } from './sums.store.ts';
import { readSalt, selectSalt } from './visits.store.ts';

declare module '#platform/context.ts' {
  interface Site {
    views: ViewCounter;
  }
}

/** The most distinct views between two flushes; beyond it, only the number is kept. */
const mostEntries = 10_000;

/**
 * The most visits that one client begins per day; an office has one address for many people. Beyond it, views
 * are counted and visits are not: browser names are easy to make up, and each would be a row.
 */
const mostVisitsOfClient = 300;

/** How many are read, or written in one transaction, before other work gets a turn. */
const atOnce = 100;

/**
 * Counts page views. Recording one is an entry in a map, so that no response waits for it; a job reads and
 * writes what has accumulated. Visits are identified as Plausible does it, by a hash of a salt, the address
 * and the browser's name; the salt changes daily and is then deleted (https://plausible.io/data-policy).
 */
export class ViewCounter {
  readonly #platform: PlatformBelowSite;
  readonly #findClient: (peer: string, forwardedFor: string) => string;
  readonly #isOwn: (host: string) => boolean;
  readonly #names = new KnownNames();
  readonly #shares = new DayShares(mostVisitsOfClient);
  #noted = new Map<string, number>();
  /** The entries that a flush is reading. */
  #reading = new Map<string, number>();
  /** Read, but not written yet: the database was down. */
  #unwritten: { day: string; sums: SumRow[]; visits: VisitPart[] } | null = null;
  #salt: { day: string; salt: string } | null = null;
  #flushing: Promise<void> = Promise.resolve();
  /** Views beyond the limit. */
  lost = 0;

  constructor(platform: PlatformBelowSite) {
    this.#platform = platform;
    this.#findClient = createClientFinder(platform.config.trustedProxies);
    this.#isOwn = (host) => isOwnHost(host, platform.config);
  }

  readonly note = (view: PageView): void => {
    const { target, peer, userAgent, referer, forwardedFor, refusesTracking } = view;
    const whom = refusesTracking ? '' : `${cut(forwardedFor)}\n${peer}`;
    const entry = `${cut(target)}\n${cut(referer)}\n${cut(userAgent)}\n${whom}`;
    const count = this.#noted.get(entry);
    if (count === undefined && this.#noted.size >= mostEntries) this.lost += 1;
    else this.#noted.set(entry, (count ?? 0) + 1);
    // Not left to the job's schedule: the rest would be full by then. A failure here is left to the job,
    // which logs it.
    if (count === undefined && this.#noted.size === mostEntries / 2) {
      setImmediate(() => void this.flush().catch(() => {}));
    }
  };

  /** Views that no row has yet, and how to read them: see find-visit.ts. */
  get waiting() {
    return {
      visits: this.#unwritten?.visits ?? [],
      entries: [this.#reading, this.#noted],
      findClient: this.#findClient,
      isOwn: this.#isOwn,
      salt: this.#salt,
    };
  }

  /**
   * Writes what was recorded, after a flush in progress. @throws when the database is down: the next call
   * writes it then
   */
  flush(): Promise<void> {
    this.#flushing = this.#flushing.catch(() => {}).then(() => this.#flush());
    return this.#flushing;
  }

  /** The id of a sender's visit today, which then has a row; null if none was counted. */
  async identify({ clientIp, userAgent }: Sender): Promise<string | null> {
    await this.flush();
    const day = toDay(this.#platform.now());
    const known = this.#salt?.day === day ? this.#salt.salt : null;
    const salt = known ?? (await selectSalt(this.#platform.database.kysely, day));
    return salt ? hashVisitor(salt, clientIp, cut(userAgent)) : null;
  }

  async #flush(): Promise<void> {
    if (this.#unwritten) await this.#write();
    if (this.#noted.size === 0) return;
    const noted = this.#noted;
    this.#noted = new Map();
    this.#reading = noted;
    const now = this.#platform.now();
    const day = now.toISOString().slice(0, 10);
    const salt = await this.#readSalt(day).catch((error: unknown) => {
      // Nothing was read yet: it is recorded again.
      this.#reading = new Map();
      for (const [entry, count] of noted) if (this.#noted.size < mostEntries) this.#noted.set(entry, count);
      throw error;
    });
    const sums = new SumCollector();
    const visits = new Map<string, VisitPart>();
    let read = 0;
    for (const [entry, count] of noted) {
      if ((read += 1) % atOnce === 0) await takeTurn();
      this.#count(entry, count, { day, salt, sums, visits });
    }
    this.#unwritten = { day, sums: sums.rows, visits: [...visits.values()] };
    this.#reading = new Map();
    await this.#write();
  }

  #count(
    entry: string,
    count: number,
    into: {
      day: string;
      salt: string;
      sums: SumCollector;
      visits: Map<string, VisitPart>;
    },
  ): void {
    const { target, referer, userAgent, forwardedFor, peer } = splitEntry(entry);
    const view = readView({ target, referer, userAgent }, this.#isOwn);
    if (!view) return;
    const { day, salt, sums, visits } = into;
    const column = view.isBot ? 'bots' : 'views';
    sums.add({ day, kind: 'all', name: '' }, column, count);
    sums.add({ day, kind: 'page', name: view.path }, column, count);
    if (view.isBot) return;
    sums.add({ day, kind: 'device', name: view.device }, 'views', count);
    if (peer === undefined) return;
    const client = this.#findClient(peer, forwardedFor);
    const id = hashVisitor(salt, client, userAgent);
    const known = visits.get(id);
    if (known) {
      known.views += count;
      known.pages.add(view.path);
      return;
    }
    if (!this.#shares.take(day, client, id)) return;
    const { host = null, channel = 'direct', campaign = null } = view.arrival ?? {};
    visits.set(id, {
      id,
      day,
      landing: view.path,
      host: host && this.#names.admit(day, 'host', { name: host, client }),
      channel,
      campaign: campaign && this.#names.admit(day, 'campaign', { name: campaign, client }),
      device: view.device,
      views: count,
      pages: new Set([view.path]),
    });
  }

  async #write(): Promise<void> {
    const left = this.#unwritten!;
    const { database } = this.#platform;
    while (left.sums.length > 0) {
      const part = left.sums.slice(0, atOnce);
      await takeTurn();
      await database.write((trx) => addSums(trx, part));
      left.sums = left.sums.slice(atOnce);
    }
    while (left.visits.length > 0) {
      const part = left.visits.slice(0, atOnce);
      await takeTurn();
      await database.write((trx) => addVisits(trx, part, database.kind === 'postgres'));
      left.visits = left.visits.slice(atOnce);
    }
    this.#unwritten = null;
  }

  async #readSalt(day: string): Promise<string> {
    if (this.#salt?.day !== day) {
      const newSalt = randomBytes(32).toString('base64url');
      const salt = await this.#platform.database.write((trx) => readSalt(trx, { day, newSalt }));
      this.#salt = { day, salt };
    }
    return this.#salt!.salt;
  }
}

/** In characters, of each part of a request. The parts of an entry have no line ends. */
export const cut = (text: string): string => (text.length > 300 ? text.slice(0, 300) : text);

/** A hash that tells the visits of a day apart. */
export const hashVisitor = (salt: string, client: string, userAgent: string): string =>
  createHmac('sha256', salt).update(`${client}\n${userAgent}`).digest('base64url').slice(0, 22);

/**
 * A recorded view: its parts, one per line. Without `peer` it belongs to someone who asks not to be tracked.
 */
export function splitEntry(entry: string) {
  const [target = '', referer = '', userAgent = '', forwardedFor = '', peer] = entry.split('\n');
  return { target, referer, userAgent, forwardedFor, peer };
}
