import { setImmediate } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Store } from './stores.ts';

const dayMs = 86_400_000;
const batchSize = 2000;
const channels = ['search', 'social', 'campaign', 'referral', 'direct', 'mail'];

const pick = (n: number, count: number): number => (n * 7919) % count;

/** Leads of the last year, with what brought them. */
export async function fillLeads(store: Store, count: number): Promise<void> {
  const begin = Date.now() - 365 * dayMs;
  for (let n = 0; n < count; n += batchSize) {
    // SQLite's inserts hold this thread: connections that the product closes are to be noticed.
    await setImmediate();
    const size = Math.min(batchSize, count - n);
    const rows = Array.from({ length: size }, (_, i) =>
      makeLead(n + i, begin + ((n + i) / count) * 365 * dayMs),
    );
    await store.insert('contact_messages', rows);
  }
  await store.settle();
}

function makeLead(n: number, time: number): Record<string, unknown> {
  const at = new Date(time).toISOString();
  const channel = channels[n % channels.length]!;
  const touch = {
    channel,
    referrer_host: channel === 'referral' ? `host-${pick(n, 40)}.example` : null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: channel === 'campaign' ? `campaign ${pick(n, 20)}` : null,
    utm_term: null,
    utm_content: null,
    click_id: null,
  };
  const isWon = n % 7 === 0;
  return {
    id: uuidv7({ msecs: Math.round(time) }),
    name: 'Ann Reader',
    email: `reader-${n}@example.com`,
    subject: 'A ward',
    message: `Could you tell us more about ward ${n}? We would like to know how long it takes, and what it costs.`,
    read: 1,
    status: 'open',
    created_at: at,
    answered_at: n % 5 === 0 ? null : at,
    won: isWon ? 1 : 0,
    value: isWon ? 1000 + (n % 9000) : null,
    spam: n % 20 === 0 ? 1 : 0,
    channel,
    source: JSON.stringify({
      landing_page: `/blog/post-${pick(n, 100)}`,
      page: '/contact',
      last_article: n % 3 === 0 ? null : `/blog/post-${pick(n, 100)}`,
      last_case: n % 4 === 0 ? `/portfolio/case-${pick(n, 8)}` : null,
      first: touch,
      last: touch,
    }),
    search_text: '',
  };
}

/** The sums of visits of 400 days. */
export async function fillSums(store: Store): Promise<void> {
  const names: [kind: string, names: string[]][] = [
    ['all', ['']],
    ['page', list(120, (n) => `/blog/post-${n}`)],
    ['landing', list(120, (n) => `/blog/post-${n}`)],
    ['article', [...list(100, (n) => `/blog/post-${n}`), ...list(8, (n) => `/portfolio/case-${n}`)]],
    ['channel', channels],
    ['host', list(40, (n) => `host-${n}.example`)],
    ['campaign', list(20, (n) => `campaign ${n}`)],
    ['device', ['desktop', 'mobile', 'tablet']],
  ];
  for (let ago = 400; ago >= 0; ago -= 1) {
    const day = new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
    const rows = names.flatMap(([kind, all]) =>
      all.map((name, n) => ({
        ...{ day, kind, name },
        ...{ views: 900 - n * 2, visits: 400 - n, onward: 100, seen: 40, begun: 10, bots: 30 },
      })),
    );
    await store.insert('insight_sums', rows);
  }
  await store.settle();
}

const list = (length: number, name: (n: number) => string): string[] =>
  Array.from({ length }, (_, n) => name(n));
