import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { fortuneAnswersSchema } from '#features/fortune/contract.ts';
import { cleanFortune } from '#features/fortune/server/clean-fortune.ts';
import { newMessageSchema } from '#features/leads/contract.ts';
import { newSubscriptionSchema } from '#features/newsletter/contract.ts';
import { newPostSchema } from '#features/posts/contract.ts';
import { makeArticle } from '#domain/rich-text/server/make-article.ts';
import { cleanArticle } from '#domain/rich-text/server/clean-article.ts';
import { slugify } from '#domain/rich-text/slug.ts';
import { settingChangesSchema } from '#features/settings/contract.ts';
import { signInSchema } from '#features/identity/contract.ts';
import { makeUrlsAbsolute } from '#site/sharing/xml.ts';
import { startAttacked } from './attacked-product.ts';
import { sendRaw } from './send-raw.ts';

/** Far above what a linear time needs on a slow machine, far below a quadratic one's. */
const timeLimitMs = 6000;

/** The processor's time, not the clock's: others use the machine too. */
const measure = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
};

/** Pieces that patterns try again from each of their beginnings. */
const pieces = [
  ...[
    '.',
    'a.',
    '@',
    'a@',
    '-',
    ' ',
    '\n',
    '\t',
    '<',
    '<a',
    '<a ',
    '<!--',
    '<p>',
    '</p>',
    '<h2>',
    '<h2>a</h2>',
  ],
  ...['<ul>', '</ol>', '<pre>', '<table>', '<script>', '<a href="', '&', '&lt;', '[', '](', '[a](', '"', "'"],
  ...['/', '%', '#', '*', '`'],
];
const ends = ['', '!', '@', '<p>', '>'];
const longTexts = pieces.flatMap((piece) =>
  ends.map((end) => [piece, end, `a@${piece.repeat(Math.ceil(400_000 / piece.length))}${end}`] as const),
);

describe('no pattern of ours takes much longer for a long text', () => {
  const patterns: Record<string, (text: string) => unknown> = {
    'a newsletter address': (email) => newSubscriptionSchema.safeParse({ email }),
    'a message': (email) =>
      newMessageSchema.safeParse({ name: email, email, subject: email, message: email }),
    'a sign-in': (email) => signInSchema.safeParse({ email, password: email }),
    'a post': (slug) =>
      newPostSchema.safeParse({ title: slug, excerpt: slug, content: slug, slug, image_url: slug }),
    settings: (text) =>
      settingChangesSchema.safeParse({ contact_email: text, logo_url: text, site_name: text }),
    'fortune answers': (text) => fortuneAnswersSchema.safeParse({ businessType: text }),
    'a slug': slugify,
    "a model's fortune": (text) => cleanFortune(text.slice(0, 20_000)),
    'an article': (content) => makeArticle(content),
    "a feed's article": (content) =>
      makeUrlsAbsolute(cleanArticle(content).html, 'https://site.example/blog/post'),
  };

  it.each(Object.keys(patterns))('%s', { timeout: 240_000 }, (name) => {
    for (const [piece, end, text] of longTexts) {
      const ms = measure(() => patterns[name]!(text));
      expect([name, piece, end, ms < timeLimitMs ? 'in time' : ms]).toEqual([name, piece, end, 'in time']);
    }
  });
});

describe('the product', () => {
  const attacked = startAttacked();

  const post = (path: string, body: string) =>
    attacked.ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

  /** The product's use of the processor so far: user time, in hundredths of a second (proc(5)). */
  const readUsedMs = (): number => {
    const stat = readFileSync(`/proc/${attacked.product.pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[11]) * 10;
  };
  async function measureProduct(work: () => Promise<unknown>): Promise<number> {
    const before = readUsedMs();
    await work();
    return readUsedMs() - before;
  }

  /** All other requests are still answered at once. */
  async function expectPrompt(): Promise<void> {
    const usedMs = await measureProduct(async () => {
      expect((await attacked.ask('/healthz')).status).toBe(200);
    });
    expect(usedMs).toBeLessThan(timeLimitMs);
  }
  afterEach(expectPrompt);

  const million = 1_000_000;
  const deep = (open: string, close: string) => open.repeat(400_000) + close.repeat(400_000);
  /** Names that a hash table of array indices would put in one place, if nothing salted it. */
  const collidingNames = Array.from({ length: 60_000 }, (_, i) => `"${i * 65_536}":1`).join(',');
  const equalLengthNames = Array.from(
    { length: 60_000 },
    (_, i) => `"k${String(i).padStart(6, '0')}":1`,
  ).join(',');

  it.each([
    ['arrays in arrays', deep('[', ']')],
    ['open arrays', '['.repeat(million)],
    ['objects in objects', '{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000)],
    ['many names', `{${equalLengthNames}}`],
    ['numbers as names', `{${collidingNames}}`],
    ['a number of many digits', `{"email":${'9'.repeat(million)}}`],
    ['an escape for each letter', `{"email":"${'\\u0061'.repeat(170_000)}"}`],
    ['a long address', `{"email":"a@${'.'.repeat(million)}@"}`],
    [
      'a long address for a message',
      `{"name":"a","email":"a@${'a.'.repeat(400_000)}@","subject":"a","message":"a"}`,
    ],
  ])('refuses %s at once', async (_what, body) => {
    for (const path of [
      '/functions/v1/newsletter-api',
      '/functions/v1/messages-api',
      '/api/auth/sign-in/email',
    ]) {
      let status = 0;
      const usedMs = await measureProduct(async () => ({ status } = await post(path, body)));
      expect([path, [400, 413].includes(status), usedMs < timeLimitMs]).toEqual([path, true, true]);
    }
  });

  it('answers for an article that is all markup', async () => {
    const long = ['<!--', '<a', '<h2>a</h2>', '\n', '<ul>', '<b>'].map((piece) =>
      piece.repeat(480_000 / piece.length),
    );
    for (const content of long) {
      const usedMs = await measureProduct(async () => {
        const preview = await attacked.askAsAdmin('POST', '/functions/v1/blog-preview', {
          content: `x${content}y<p>z</p>`,
        });
        expect([content.slice(0, 8), preview.status]).toEqual([content.slice(0, 8), 200]);
      });
      expect(usedMs).toBeLessThan(timeLimitMs);
    }
  });

  it('reads ten thousand parameters and fields, or refuses them', async () => {
    const many = Array.from({ length: 10_000 }, (_, i) => `p${i}=1`).join('&');
    const line = `GET /blog?${many.slice(0, 15_000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect([200, 431]).toContain((await sendRaw(attacked.product.url, line)).status);
    const long = `GET /blog?${many} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    expect((await sendRaw(attacked.product.url, long)).status).toBe(431);
    const form = await attacked.ask('/', {
      method: 'POST',
      body: new URLSearchParams(many.slice(0, 60_000)),
    });
    expect(form.status).toBe(400);
    const tooLong = await attacked.ask('/', { method: 'POST', body: new URLSearchParams(many) });
    expect(tooLong.status).toBe(413);
  });

  it('reads no list or object out of parameters that are given twice or bracketed', async () => {
    for (const query of ['limit=1&limit=500', 'limit[]=1', 'q[$ne]=x', 'q=a&q=b', 'limit=1&limit=x']) {
      const { status } = await attacked.ask(`/functions/v1/blog-api?${query}`);
      expect([query, status]).toEqual([query, query.includes('[') ? 200 : 400]);
    }
  });

  it.each([
    ['three thousand headers', Array.from({ length: 3000 }, (_, i) => `X${i}: a`).join('\r\n')],
    ['one long header', `Cookie: ${'a=b; '.repeat(4000)}`],
    ['a long accept-encoding', `Accept-Encoding: ${'br;q=0 ,'.repeat(1900)}`],
    ['a long if-none-match', `If-None-Match: ${'W/"a",'.repeat(2500)}`],
    ['a long authorization', `Authorization: Bearer ${'='.repeat(15_000)} x`],
    ['a long key', `X-API-Key: ${'a'.repeat(15_000)}`],
  ])('answers or refuses %s', async (_what, headers) => {
    for (const path of ['/', '/functions/v1/settings']) {
      const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n\r\n`;
      const usedMs = await measureProduct(async () => {
        expect([200, 401, 431]).toContain((await sendRaw(attacked.product.url, request)).status);
      });
      expect(usedMs).toBeLessThan(timeLimitMs);
    }
  });

  it.each([
    ['__proto__', '{"email":"a@b.example","__proto__":{"isAdmin":true,"polluted":"yes"}}'],
    ['constructor', '{"email":"a@b.example","constructor":{"prototype":{"polluted":"yes"}}}'],
    ['a nested one', '{"email":{"__proto__":{"polluted":"yes"}}}'],
    ['a list', '[{"__proto__":{"polluted":"yes"}}]'],
  ])('lets nobody pollute the prototype by %s', async (_what, body) => {
    for (const path of [
      '/functions/v1/newsletter-api',
      '/functions/v1/messages-api',
      '/functions/v1/fortune-teller',
    ]) {
      expect([path, (await post(path, body)).status]).toEqual([path, 400]);
    }
    await post('/api/auth/sign-in/email', body);
    await attacked.ask('/', {
      method: 'POST',
      body: new URLSearchParams('form=contact&__proto__=x&__proto__[polluted]=yes&constructor=x'),
    });
    const settings = await (await attacked.ask('/functions/v1/settings')).text();
    expect(settings).not.toContain('polluted');
    expect((await attacked.ask('/functions/v1/messages-api')).status).toBe(403);
  });

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])(
    'knows no form, tab, key or path named %s',
    async (name) => {
      const form = await attacked.ask('/', { method: 'POST', body: new URLSearchParams({ form: name }) });
      expect(form.status).toBe(400);
      for (const path of [
        `/${name}`,
        `/services/${name}`,
        `/portfolio/${name}`,
        `/blog/${name}`,
        `/admin/${name}`,
        `/functions/v1/${name}`,
        `/api/auth/${name}`,
        `/og/${name}.png`,
      ]) {
        expect([path, (await attacked.ask(path)).status]).toEqual([path, 404]);
      }
    },
  );
});
