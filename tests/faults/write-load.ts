import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** The acknowledged writes, and those that were asked for at all. */
export interface Written {
  messages: Set<string>;
  subscriptions: Set<string>;
  posts: Set<string>;
  /** The last value of a setting that counts upwards: acknowledged, and sent. */
  setting: { acknowledged: number; sent: number };
  /** Answers other than the good one, by status; 0 is none at all. */
  refusals: Map<number, number>;
}

export const nothingWritten = (): Written => ({
  messages: new Set(),
  subscriptions: new Set(),
  posts: new Set(),
  setting: { acknowledged: 0, sent: 0 },
  refusals: new Map(),
});

/** Writers of one kind at a time, so that commits have several members. */
const writersOfAKind = 3;

/**
 * Writes of all kinds, from several callers at once, until `stop`.
 * @param cookie an admin's session
 * @param pauseMs between two writes of one writer
 */
export function startWriting(
  url: string,
  cookie: string,
  written: Written,
  pauseMs = 20,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const send = async (method: string, path: string, body: object): Promise<boolean> => {
    const status = await fetch(`${url}/functions/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie, origin: url },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    }).then(
      async (response) => {
        await response.text();
        return response.status;
      },
      () => 0,
    );
    if (status === 200 || status === 201) return true;
    written.refusals.set(status, (written.refusals.get(status) ?? 0) + 1);
    return false;
  };
  const writers: (() => Promise<void>)[] = [
    async () => {
      const word = randomUUID();
      const message = { name: 'Ann', email: `${word}@example.com`, subject: word, message: `Text ${word}` };
      if (await send('POST', '/messages-api', message)) written.messages.add(word);
    },
    async () => {
      const email = `${randomUUID()}@example.com`;
      if (await send('POST', '/newsletter-api', { email })) written.subscriptions.add(email);
    },
    async () => {
      const title = randomUUID();
      const post = { title, excerpt: 'Short', content: `<p>${title}</p>`, published: true };
      if (await send('POST', '/blog-api', post)) written.posts.add(title);
    },
  ];
  const countUp = async () => {
    const value = (written.setting.sent += 1);
    if (await send('PUT', '/settings', { contact_phone: String(value) })) {
      written.setting.acknowledged = value;
    }
  };
  const repeat = async (write: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await write();
      await sleep(pauseMs);
    }
  };
  const running = [countUp, ...Array.from({ length: writersOfAKind }, () => writers).flat()].map(repeat);
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
