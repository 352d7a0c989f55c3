import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections, defaultContent } from '#content/collections.ts';
import type { Collection } from '#content/define.ts';
import { listDocuments } from '#content/documents.ts';
import { listStaticPages } from '#site/sharing/static-pages.ts';
import { agencyContent } from '#tests/support/agency-content.ts';
import { openContentApi, type ContentApi } from '#tests/support/content-api.ts';
import { crawlForWords, listDemonstrationWords } from '#tests/support/crawl-for-words.ts';
import { hasWords } from '#tests/support/drawn-words.ts';
import { uploadPicture } from '#tests/support/pictures.ts';
import { reword } from '#tests/support/reword.ts';
import { signIn } from '#tests/support/site-api.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import { describeLeftOut } from '../../scripts/left-out.ts';

/* Another company moves in, through the API alone. */
let served: Product;
let cookie: string;
let content: ContentApi;

beforeAll(async () => {
  served = await startProduct();
  cookie = await signIn(served.url, served.admin);
  content = openContentApi(served.url, cookie);
}, 100_000);

afterAll(() => served.stop());

async function must(method: string, path: string, body?: object): Promise<void> {
  const answer = await content.ask(method, path, body);
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${await answer.text()}`);
}

async function add(collection: string, entries: readonly { slug: string }[], more: object = {}) {
  for (const { slug, ...data } of entries) {
    const present = await content.ask('GET', `/${collection}/${slug}`);
    await must(present.ok ? 'PUT' : 'POST', `/${collection}/${slug}`, { data: { ...data, ...more } });
    await content.publish(`${collection}/${slug}`);
  }
}

const listSlugs = async (collection: string): Promise<string[]> =>
  ((await (await content.ask('GET', `/${collection}?limit=500`)).json()) as { slug: string }[]).map(
    ({ slug }) => slug,
  );

async function remove(collection: string, kept: readonly { slug: string }[]): Promise<void> {
  const stays = new Set(kept.map(({ slug }) => slug));
  for (const slug of await listSlugs(collection)) {
    if (!stays.has(slug)) await must('DELETE', `/${collection}/${slug}`);
  }
}

const upload = (background: string, kind: string): Promise<string> =>
  uploadPicture(served.url, cookie, { width: 1200, height: 800, background, kind });

const people = [
  { slug: 'ada', name: 'Ada Brook', role: 'Auditor', line: 'Looks.', links: [] },
  { slug: 'bo', name: 'Bo Reed', role: 'Writer', line: 'Writes.', links: [] },
];

const lists = { ...agencyContent, people } as unknown as Record<string, { slug: string }[]>;

let count = 0;

/** The agency's words for what its own content does not name. */
const words = {
  text(before: string, maximum: number) {
    count += 1;
    return before.endsWith('%') ? '97%' : `Ours ${count}`.slice(0, maximum);
  },
  reference(collection: string) {
    count += 1;
    const entries = lists[collection] ?? [];
    return entries[count % entries.length]!.slug;
  },
  href: (before: string) => (/^\/(?:services|portfolio|products)[/#]/.test(before) ? '/contact' : before),
};

async function saveSettings(url: string, session: string, settings: object): Promise<void> {
  const saved = await fetch(`${url}/functions/v1/settings`, {
    method: 'PUT',
    headers: { cookie: session, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  });
  expect(saved.status).toBe(200);
}

const settings = {
  site_name: 'Brightwater',
  tagline: 'Looked at by people',
  contact_email: 'us@brightwater.com',
  contact_phone: '+44 20 7946 0000',
  contact_address: '2 Mill Race, Leeds',
};

async function moveIn(): Promise<void> {
  await saveSettings(served.url, cookie, { ...settings, logo_url: await upload('#7a1f5c', 'logo') });
  for (const [index, study] of agencyContent.cases.entries()) {
    const image = await upload(`#${index + 1}0a0f0`, 'content');
    await add('cases', [study], { picture: { image, text: `A picture of ${study.client}` } });
  }
  await add('people', people);
  await add('timeline', agencyContent.timeline);
  await add('products', agencyContent.products);
  await add('services', agencyContent.services);
  for (const { collection, slug, data, schema } of listDocuments(defaultContent)) {
    const kind: Collection = collections[collection];
    if (kind.kind === 'list') continue;
    const key = Object.keys(kind.documents).find((one) => kind.documents[one]!.slug === slug)!;
    const given = (agencyContent[collection] as unknown as Record<string, unknown>)[key];
    // The agency's page of services is ours without the services that it does not have.
    const isOwn = given !== data && key !== 'servicesPage';
    const ours = isOwn ? given : reword(schema, given, words);
    const icon = slug === 'branding' ? { favicon: await upload('#7a1f5c', 'logo') } : {};
    await must('PUT', `/${collection}/${slug}`, { data: { ...(ours as object), ...icon } });
    await content.publish(`${collection}/${slug}`);
  }
  // The deleted documents lead to each other.
  for (const collection of ['services', 'products', 'cases']) {
    for (const slug of await listSlugs(collection)) {
      const { data } = await content.read(`${collection}/${slug}`);
      const { onward: _onward, ...rest } = data as { onward?: object };
      await must('PUT', `/${collection}/${slug}`, { data: rest });
      await content.publish(`${collection}/${slug}`);
    }
  }
  for (const collection of ['services', 'products', 'timeline', 'cases', 'people']) {
    await remove(collection, lists[collection]!);
  }
}

/** The words for pages in pictures for sharing: the software's own. */
const pageKinds = [...new Set(listStaticPages(defaultContent).map(({ kind }) => kind)), 'Article'];

it('leaves no word of the demonstration at any address once an owner has moved in', async () => {
  await moveIn();
  const overview = await fetch(`${served.url}/functions/v1/content-overview`, { headers: { cookie } });
  expect((await overview.json()) as object).toMatchObject({ to_replace: [], unreadable: [] });

  const { found, statuses, cards, files } = await crawlForWords(served.url, listDemonstrationWords());
  const readBytes = async (path: string) =>
    new Uint8Array(await (await fetch(served.url + path)).arrayBuffer());
  const home = await (await fetch(served.url)).text();
  const mark = await readBytes(`${/\/uploads\/logo-[\w.-]+/.exec(home)![0]}?icon=192`);
  for (const [card, title] of cards) {
    const picture = await readBytes(card);
    const shown = {
      title,
      kinds: pageKinds,
      siteName: settings.site_name,
      address: new URL(served.url).host,
      mark,
    };
    if (!(await hasWords(picture, shown))) found.push(`${card}: says something else than “${title}”`);
  }
  expect([files > 0, cards.size]).toEqual([true, expect.toSatisfy((pages: number) => pages >= 12)]);
  expect(Object.keys(statuses).length).toBeGreaterThan(30);
  expect([statuses['/services/mobile-app-development'], statuses['/nowhere']]).toEqual([410, 404]);
  const dead = Object.entries(statuses).filter(([, status]) => status >= 400);
  expect(dead.map(([path]) => path).toSorted()).toEqual(['/nowhere', '/services/mobile-app-development']);
  expect(found).toEqual([]);
});

it('shows the new words, accent, logo and pictures, and signs mails with its name', async () => {
  const home = await (await fetch(served.url)).text();
  for (const part of ['Brightwater', '--petrol:#7a1f5c', '/uploads/logo-', '97%', 'Accessibility Audits']) {
    expect([part, home.includes(part)]).toEqual([part, true]);
  }
  const portfolio = await (await fetch(`${served.url}/portfolio`)).text();
  expect(portfolio.match(/<img[^>]*\/uploads\/content-/g)).toHaveLength(3);
  const sent = await fetch(`${served.url}/functions/v1/messages-api`, {
    method: 'POST',
    headers: { origin: served.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ann',
      email: 'ann@example.com',
      subject: 'Hello',
      message: 'Can you look?',
    }),
  });
  expect(sent.status).toBe(201);
  const signedUp = await fetch(`${served.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { origin: served.url, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email: 'ann@example.com', password: 'long enough words' }),
  });
  expect(signedUp.status).toBeLessThan(300);
  await expect.poll(() => served.outboxMails().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  const mails = served.outboxMails();
  expect(mails.map(({ to }) => to)).toContain('us@brightwater.com');
  expect(JSON.stringify(mails)).not.toContain('Countermark');
});

it.runIf(process.env['TEST_ALL'])(
  'gives its content to a second site, which then shows the same bytes',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'countermark-content-'));
    const second = await startProduct();
    const run = (dataDir: string, ...command: string[]) =>
      promisify(execFile)(process.execPath, ['scripts/content.ts', ...command], {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      });
    try {
      for (const [command, dataDir] of [
        ['export', served.dataDir],
        ['import', second.dataDir],
      ] as const) {
        const { stdout } = await run(dataDir, command, folder);
        expect(stdout.trimEnd().split('\n').at(-1)).toBe(describeLeftOut(command));
      }
      const { answer_time: _, ...exported } = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'));
      await saveSettings(second.url, await signIn(second.url, second.admin), exported);
      const sitemap = await (await fetch(`${served.url}/sitemap.xml`)).text();
      const paths = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, at]) => new URL(at!).pathname);
      expect(paths.length).toBeGreaterThan(12);
      for (const path of [...paths, '/nowhere', '/llms.txt', '/sitemap.xml', '/manifest.webmanifest']) {
        const [one, other] = await Promise.all(
          [served.url, second.url].map(async (url) =>
            (await (await fetch(url + path)).text())
              .replaceAll(url, 'https://site.example')
              // Each site has changed at its own time.
              .replaceAll(/<lastmod>[^<]*<\/lastmod>/g, ''),
          ),
        );
        expect([path, other === one]).toEqual([path, true]);
      }
    } finally {
      await second.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
