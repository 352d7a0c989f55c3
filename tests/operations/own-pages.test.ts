import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContentApi, type ContentApi } from '#tests/support/content-api.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { signIn } from '#tests/support/site-api.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';

const dayMs = 86_400_000;
const [campaign, job] = ownPages.map(({ slug: _slug, ...data }) => data);

let served: Product;
let cookie: string;
let content: ContentApi;

beforeAll(async () => {
  served = await startProduct();
  cookie = await signIn(served.url, served.admin);
  content = openContentApi(served.url, cookie);
}, 100_000);

afterAll(() => served.stop());

const visit = (path: string, init: RequestInit = {}) =>
  fetch(served.url + path, { redirect: 'manual', ...init });

const read = async (path: string) => (await visit(path)).text();

const statusOf = async (path: string) => (await visit(path)).status;

it('shows a page with every kind of section once it is published, and names it where pages are named', async () => {
  expect((await content.ask('POST', '/pages/spring', { data: campaign })).status).toBe(201);
  expect(await statusOf('/spring')).toBe(404);
  await content.publish('pages/spring');
  const page = await visit('/spring');
  expect([page.status, page.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=0, must-revalidate',
  ]);
  const html = await page.text();
  expect(html).toContain('<title>Spring campaign');
  for (const { heading } of campaign!.sections) expect(html).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
  for (const words of [
    'Because it is <strong>time</strong>.',
    '97%',
    'The floor.',
    'The desk.',
    'In spring.',
    'Ines Varga',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('value="Spring campaign"');
  expect(await read('/sitemap.xml')).toContain('/spring<');
  expect(await read('/llms.txt')).toContain(`[Spring campaign](${served.url}/spring)`);
  for (const other of ['/', '/contact'])
    expect(await read(other)).toMatch(/<header.*href="\/spring".*<\/header>/s);
  expect((await visit('/spring?utm_source=x')).headers.get('etag')).toBe(page.headers.get('etag'));
});

it('takes the form on such a page without scripting', async () => {
  const answer = await visit('/spring', {
    method: 'POST',
    headers: { origin: served.url },
    body: new URLSearchParams({ form: 'contact', full_name: '', email: 'x' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('<title>Spring campaign');
});

it('stands at an address of two parts, and leads on when it moves', async () => {
  await content.ask('POST', '/pages/jobs~designer', {
    data: { ...campaign, title: 'Jobs', place: 'footer' },
  });
  await content.publish('pages/jobs~designer');
  expect(await statusOf('/jobs/designer')).toBe(200);
  expect(await read('/jobs/designer')).toContain(`<link rel="canonical" href="${served.url}/jobs/designer">`);
  expect(await read('/')).toMatch(/<footer.*href="\/jobs\/designer".*<\/footer>/s);
  expect(await read('/sitemap.xml')).toContain('/jobs/designer<');
  for (const path of ['/jobs~designer', '/jobs', '/jobs/designer/x', '/jobs/none']) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
  const { data } = await content.read('pages/jobs~designer');
  await content.ask('PUT', '/pages/jobs~designer', { data, slug: 'designer' });
  const moved = await visit('/jobs/designer');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/designer']);
  expect((await content.ask('DELETE', '/pages/designer')).status).toBe(204);
  expect([await statusOf('/jobs/designer'), await statusOf('/designer')]).toEqual([410, 410]);
});

it('allows frames of the site that an owner embeds from, on that page alone', async () => {
  const policyOf = async (path: string) =>
    /frame-src[^;]*/.exec((await visit(path)).headers.get('content-security-policy') ?? '')?.[0];
  expect(await policyOf('/spring')).toBe("frame-src 'self' https://media.example");
  expect(await policyOf('/contact')).toBe("frame-src 'self'");
  const frame = /<iframe[^>]*>/.exec(await read('/spring'))?.[0];
  expect(frame).toContain('sandbox="');
  expect(frame).not.toMatch(/ src(doc)?=/);
});

it('refuses an address that the software has', async () => {
  for (const slug of ['services', 'admin', 'functions', '410']) {
    const refused = await content.ask('POST', `/pages/${slug}`, { data: campaign });
    expect([slug, refused.status]).toEqual([slug, 400]);
    expect(await refused.text()).toContain('is an address of the software');
  }
  const { data } = await content.read('pages/spring');
  expect((await content.ask('PUT', '/pages/spring', { data, slug: 'blog' })).status).toBe(400);
});

it('shows an offer until its last day has passed', async () => {
  const offer = (days: number) => ({
    data: {
      ...job,
      job: { ...job!.job, closesOn: new Date(Date.now() + days * dayMs).toISOString().slice(0, 10) },
    },
  });
  await content.ask('POST', '/pages/engineer', offer(2));
  await content.publish('pages/engineer');
  const open = await visit('/engineer');
  expect(open.status).toBe(200);
  const html = await open.text();
  const [, data = ''] =
    /<script type="application\/ld\+json">(\{[^<]*JobPosting[^<]*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Engineer wanted',
    employmentType: 'FULL_TIME',
  });
  expect(await read('/sitemap.xml')).toContain('/engineer<');

  expect((await content.ask('PUT', '/pages/engineer', offer(-1))).status).toBe(200);
  await content.publish('pages/engineer');
  expect(await statusOf('/engineer')).toBe(410);
  for (const list of ['/', '/sitemap.xml', '/llms.txt']) expect(await read(list)).not.toContain('/engineer');

  const preview = await visit('/preview/me/engineer', { headers: { cookie } });
  expect([preview.status, await preview.text()]).toEqual([200, expect.stringContaining('Engineer wanted')]);
});
