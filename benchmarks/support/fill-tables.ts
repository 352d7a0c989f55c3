import { setImmediate } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import type { Store } from './stores.ts';

const words =
  'ward clinic hospital automation report dashboard training invoice shipment warehouse forecast quality patient student retail finance supply chain mobile integration assistant triage contract booking reader sensor tariff ledger meter roster'.split(
    ' ',
  );

/** One row in this many has this word: a search with few results. */
export const rareWord = { word: 'periscope', every: 5000 };

/** The same texts each time (a linear congruential generator). */
function createWriter(): (length: number) => string {
  let state = 1;
  const pick = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return words[Math.floor((state / 2_147_483_648) * words.length)]!;
  };
  return (length) => Array.from({ length }, pick).join(' ');
}

/** Rows in one transaction: short enough that the product waits for none. */
const batchSize = 2000;

const begin = Date.parse('2020-01-01T00:00:00Z');

/** Adds rows while the product runs, so that there are `count` with those of before. */
async function fill(
  store: Store,
  table: string,
  count: number,
  makeRow: (n: number) => Record<string, unknown>,
): Promise<void> {
  for (let n = await store.count(table); n < count; n += batchSize) {
    // SQLite's inserts hold this thread: connections that the product closes are to be noticed.
    await setImmediate();
    const size = Math.min(batchSize, count - n);
    await store.insert(
      table,
      Array.from({ length: size }, (_, index) => makeRow(n + index)),
    );
  }
  await store.settle();
}

export async function fillPosts(store: Store, count: number): Promise<void> {
  const write = createWriter();
  await fill(store, 'blogs', count, (n) => {
    const created_at = new Date(begin + n * 60_000).toISOString();
    const title = `Post ${n} about ${write(4)}`;
    const excerpt = `${write(16)}${n % rareWord.every === 7 ? ` ${rareWord.word}` : ''}`;
    return {
      id: uuidv7({ msecs: begin + n * 60_000 }),
      title,
      slug: `post-${n}`,
      excerpt,
      content: `<p>${write(150)}</p>\n<h2>${write(3)}</h2>\n<p>${write(150)}</p>`,
      image_url: null,
      published: 1,
      search_text: `${title}\n${excerpt}`.toLowerCase(),
      created_at,
      updated_at: created_at,
      author_id: null,
    };
  });
}

/** As many of the newest messages have a text as long as the form takes: a whole page of a list. */
const longMessages = 500;

/** One in ten is new, and one of these in a hundred overdue. */
export async function fillMessages(store: Store, count: number): Promise<void> {
  const write = createWriter();
  await fill(store, 'contact_messages', count, (n) => {
    const email = `reader-${n}@example.com`;
    const subject = write(2);
    const text = n < count - longMessages ? write(8) : write(400).slice(0, 1980);
    const message = `${text}${n % rareWord.every === 7 ? ` ${rareWord.word}` : ''}`;
    const status = (['new', 'open', 'waiting'] as const)[n % 10] ?? 'done';
    const isDue = status === 'new' || status === 'open';
    return {
      id: uuidv7({ msecs: begin + n * 1000 }),
      name: 'Ann Reader',
      email,
      subject,
      message,
      read: status === 'new' ? 0 : 1,
      status,
      channel: ['search', 'direct', 'referral'][n % 3],
      due_at: isDue ? (n % 1000 === 10 ? '2021-01-01T00:00:00.000Z' : '2100-01-01T00:00:00.000Z') : null,
      created_at: new Date(begin + n * 1000).toISOString(),
      search_text: `ann reader\n${email}\n${subject}\n${message}`,
    };
  });
}
