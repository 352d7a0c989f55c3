import { randomUUID } from 'node:crypto';
import type { ApiKey, CreatedApiKey } from '#features/identity/api-keys.contract.ts';
import type { Message, NewMessage } from '#features/leads/contract.ts';
import type { Subscription } from '#features/newsletter/contract.ts';
import type { NewPost, Post } from '#features/posts/contract.ts';
import type { Setting, SettingChanges, SettingKey } from '#features/settings/contract.ts';
import type { Product } from './product.ts';

/** The product's API with an admin's session: a journey's data is made, and what it stored is read, with it. */
export interface SiteApi {
  /** The session's cookie, as a Cookie header has it. */
  cookie: string;
  /** Asks a path below `/functions/v1`. @throws Error when it is refused */
  ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  createPost(values?: Partial<NewPost>): Promise<Post>;
  /** The newest post with this title, drafts too. */
  findPost(title: string): Promise<Post | undefined>;
  createMessage(values?: Partial<NewMessage>): Promise<Message>;
  findMessage(subject: string): Promise<Message | undefined>;
  createSubscription(email?: string): Promise<Subscription>;
  findSubscription(email: string): Promise<Subscription | undefined>;
  /** Shows who the session's owner is: a run may take longer than a sign-in counts as recent. */
  confirmSignIn(): Promise<void>;
  createKey(name?: string): Promise<CreatedApiKey>;
  findKey(name: string): Promise<ApiKey | undefined>;
  readSetting(key: SettingKey): Promise<string | undefined>;
  saveSettings(changes: SettingChanges): Promise<void>;
}

/** A word that nothing else in a run has; of letters: many digits are taken for a telephone number. */
export const makeWord = (): string =>
  `w${randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)}`;

export async function openSiteApi({ url, admin }: Product): Promise<SiteApi> {
  const cookie = await signIn(url, admin);

  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${url}/functions/v1${path}`, {
      method,
      headers: { cookie, origin: url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    return JSON.parse(text || 'null');
  }
  const findIn =
    <Row>(path: string, isIt: (row: Row, wanted: string) => boolean) =>
    async (wanted: string) =>
      (await ask<Row[]>('GET', `${path}?limit=500`)).find((row) => isIt(row, wanted));

  async function confirmSignIn(): Promise<void> {
    const response = await fetch(`${url}/api/auth/verify-password`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ password: admin.password }),
    });
    if (!response.ok) throw new Error(`confirming the password was answered with ${response.status}`);
  }

  return {
    cookie,
    ask,
    confirmSignIn,
    createPost: (values) => ask('POST', '/blog-api', { ...describePost(), ...values }),
    findPost: findIn<Post>('/blog-api', ({ title }, wanted) => title === wanted),
    createMessage: (values) => ask('POST', '/messages-api', { ...describeMessage(), ...values }),
    findMessage: findIn<Message>('/messages-api', ({ subject }, wanted) => subject === wanted),
    createSubscription: (email = `${makeWord()}@example.com`) => ask('POST', '/newsletter-api', { email }),
    findSubscription: findIn<Subscription>('/newsletter-api', ({ email }, wanted) => email === wanted),
    async createKey(name = makeWord()) {
      await confirmSignIn();
      return ask('POST', '/generate-api-key', { name });
    },
    findKey: findIn<ApiKey>('/api-keys', ({ name }, wanted) => name === wanted),
    readSetting: async (key) =>
      (await ask<Setting[]>('GET', '/settings')).find((row) => row.key === key)?.value,
    saveSettings: (changes) => ask('PUT', '/settings', changes),
  };
}

/** @returns the session's cookie, as a Cookie header has it */
export async function signIn(url: string, credentials: Product['admin']): Promise<string> {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`signing in was answered with ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

function describePost(): NewPost {
  const word = makeWord();
  return {
    title: `Post ${word}`,
    excerpt: `Excerpt ${word}`,
    content: `<p>Content ${word}</p>`,
    published: true,
  };
}

function describeMessage(): NewMessage {
  const word = makeWord();
  return {
    name: `Name ${word}`,
    email: `${word}@example.com`,
    subject: `Subject ${word}`,
    message: `Text ${word}`,
  };
}
