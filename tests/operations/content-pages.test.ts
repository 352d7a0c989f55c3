import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gone as goneWords } from '#content/pages.ts';
import { uploadPicture } from '#tests/support/pictures.ts';
import { signIn } from '#tests/support/site-api.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';

let served: Product;
let headers: Record<string, string>;

beforeAll(async () => {
  served = await startProduct();
  const signedIn = await fetch(`${served.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: served.url },
    body: JSON.stringify(served.admin),
  });
  headers = {
    cookie: signedIn.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}, 100_000);

afterAll(() => served.stop());

const ask = (method: string, path: string, body?: unknown) =>
  fetch(`${served.url}/functions/v1${path}`, {
    method,
    headers: {
      ...headers,
      origin: served.url,
      'if-match': '*',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function edit(path: string, changes: object, rest: object = {}): Promise<void> {
  const { data } = (await (await ask('GET', path)).json()) as { data: object };
  const saved = await ask('PUT', path, { data: { ...data, ...changes }, ...rest });
  expect([saved.status, await saved.text()]).toMatchObject([200, expect.any(String)]);
}

const visit = (path: string, init: RequestInit = {}) =>
  fetch(served.url + path, { redirect: 'manual', ...init });

const text = async (path: string, init?: RequestInit) => (await visit(path, init)).text();

/** Of any time, whether or not a post is there. */
const inventedCursor = Buffer.from('2026-01-01T00:00:00.000Z|0').toString('base64url');

it.each([
  ['/contact', 'public'],
  ['/contact?quiz=anything', 'private'],
  ['/blog', 'public'],
  ['/blog?q=anything', 'private'],
  [`/blog?cursor=${inventedCursor}`, 'private'],
  ['/portfolio', 'public'],
  ['/portfolio?category=anything', 'private'],
])('caches no page at an address that anyone can make up: %s is %s', async (path, expected) => {
  const page = await visit(path);
  const cacheControl = page.headers.get('cache-control')?.split(',')[0];
  expect([page.status, cacheControl]).toEqual([200, expected]);
});

it('shows an edit on every page that names it, at once, when it is published', async () => {
  const path = '/content-api/cases/ticket-routing';
  await edit(path, { client: 'Ours and only ours' });
  for (const page of ['/', '/portfolio', '/portfolio/ticket-routing']) {
    expect(await text(page)).not.toContain('Ours and only ours');
  }
  expect((await ask('POST', `${path}/publish`)).status).toBe(200);
  for (const page of ['/', '/portfolio', '/portfolio/ticket-routing', '/llms.txt']) {
    expect([page, (await text(page)).includes('Ours and only ours')]).toEqual([page, true]);
  }
});

it('leads from a former address to the present one, and says 410 where a page was deleted', async () => {
  const path = '/content-api/cases/dock-schedule';
  const nowhere = { services: [], cases: [], products: [], articles: [] };
  for (const linking of ['/content-api/services/custom-software', '/content-api/products/hrms']) {
    await edit(linking, { onward: nowhere });
    expect((await ask('POST', `${linking}/publish`)).status).toBe(200);
  }
  expect((await visit('/portfolio/dock-schedule')).status).toBe(200);
  await edit(path, {}, { slug: 'dock-plan' });
  const moved = await visit('/portfolio/dock-schedule');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/portfolio/dock-plan']);
  expect((await visit('/portfolio/dock-plan')).status).toBe(200);
  expect(await text('/sitemap.xml')).toContain('/portfolio/dock-plan<');
  expect((await ask('DELETE', '/content-api/cases/dock-plan?unlink=true')).status).toBe(204);
  for (const gone of ['/portfolio/dock-plan', '/portfolio/dock-schedule']) {
    const page = await visit(gone);
    expect([page.status, (await page.text()).includes(goneWords.heading)]).toEqual([410, true]);
  }
  expect(await text('/sitemap.xml')).not.toContain('dock-plan');
  expect(await text('/portfolio')).not.toContain('dock-plan');
  expect((await visit('/portfolio/never-there')).status).toBe(404);
  expect((await visit('/410')).status).toBe(404);
});

it('shows a draft to whoever has a link to a preview, until it is withdrawn, and stores nothing', async () => {
  await edit('/content-api/services/web-app-development', { title: 'A draft of a title' });
  const made = await ask('POST', '/preview-links', { path: '/' });
  const { id, url } = (await made.json()) as { id: string; url: string };
  const path = `${new URL(url).pathname.replace(/\/$/, '')}/services`;
  const preview = await visit(path);
  expect([preview.status, preview.headers.get('cache-control'), preview.headers.get('x-robots-tag')]).toEqual(
    [200, 'private, no-store', 'noindex, nofollow'],
  );
  const html = await preview.text();
  expect(html).toContain('A draft of a title');
  expect(html).toContain(`href="${path}/web-app-development"`);
  expect(await text('/services')).not.toContain('A draft of a title');
  expect((await visit(`${path}/no-such-service`)).status).toBe(404);
  expect((await visit(path, { method: 'POST' })).status).toBe(405);
  expect((await ask('DELETE', `/preview-links/${id}`)).status).toBe(204);
  expect((await visit(path)).status).toBe(404);
});

it('shows an article alone with the draft to whoever has the link to it', async () => {
  await edit('/content-api/services/integration-services', { title: 'A secret draft' });
  const write = async (title: string) => {
    const made = await ask('POST', '/blog-api', { title, excerpt: 'a', content: '<p>a</p>' });
    return (await made.json()) as { id: string; slug: string };
  };
  const [shown, other] = [await write('Shown alone'), await write('Not for them')];
  const made = await ask('POST', '/preview-links', { path: `/blog/${shown.slug}` });
  const { url } = (await made.json()) as { url: string };
  const { pathname } = new URL(url);
  const base = pathname.slice(0, -`/blog/${shown.slug}`.length);
  const html = await text(pathname);
  expect(html).toContain('Shown alone');
  expect(html).not.toMatch(/A secret draft|Not for them/);
  expect(html).not.toContain(`href="${base}`);
  for (const path of ['', '/services', '/blog', `/blog/${other.slug}`]) {
    expect([path, (await visit(base + path)).status]).toEqual([path, 404]);
  }
  const moved = await ask('PUT', `/blog-api/${shown.id}`, { slug: 'shown-elsewhere' });
  expect(moved.status).toBe(200);
  expect((await visit(base + '/blog/shown-elsewhere')).status).toBe(200);
});

it('shows a document alone with its draft to whoever has the link to it', async () => {
  await edit('/content-api/services/custom-software', { metaDescription: 'Of the page that is shown' });
  await edit('/content-api/site/footer', { contactHeading: 'Of another document' });
  const made = await ask('POST', '/preview-links', { path: '/services/custom-software' });
  const { pathname } = new URL(((await made.json()) as { url: string }).url);
  const html = await text(pathname);
  expect(html).toContain('Of the page that is shown');
  expect(html).not.toContain('Of another document');
  const base = pathname.slice(0, -'/services/custom-software'.length);
  expect(html).not.toContain(`href="${base}`);
  for (const path of ['', '/services', '/services/ai-automation']) {
    expect([path, (await visit(base + path)).status]).toEqual([path, 404]);
  }
  const footer = await ask('POST', '/preview-links', { path: '/#site/footer' });
  const { pathname: home } = new URL(((await footer.json()) as { url: string }).url);
  expect(await text(home.replace(/\/$/, ''))).toContain('Of another document');
});

it('shows authors the articles that they write, and no other draft', async () => {
  const invited = await ask('POST', '/invitations', {
    email: 'ada@example.com',
    roles: ['author'],
    delivery: 'link',
  });
  const { link } = (await invited.json()) as { link: string };
  const account = { name: 'Ada', password: 'a password of an author' };
  const token = new URL(link).searchParams.get('token');
  expect((await ask('POST', '/accept-invitation', { token, ...account })).status).toBe(200);
  const cookie = await signIn(served.url, { email: 'ada@example.com', password: account.password });
  const write = async (title: string, as: Record<string, string>) => {
    const written = await fetch(`${served.url}/functions/v1/blog-api`, {
      method: 'POST',
      headers: { ...as, origin: served.url, 'content-type': 'application/json' },
      body: JSON.stringify({ title, excerpt: 'a', content: '<p>a</p>' }),
    });
    return ((await written.json()) as { slug: string }).slug;
  };
  const [own, another] = [await write('Of an author', { cookie }), await write('Of an admin', headers)];
  const statuses = [`/blog/${own}`, `/blog/${another}`, '/services', '/blog/nowhere'].map(
    async (path) => (await visit(`/preview/me${path}`, { headers: { cookie } })).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404]);
  expect((await visit(`/preview/me/blog/${own}`)).status).toBe(404);
});

it('shows drafts at their own address to those who may edit, and to nobody else', async () => {
  await edit('/content-api/services/custom-software', { title: 'Another draft' });
  const mine = await visit('/preview/me/services', { headers });
  expect([mine.status, (await mine.text()).includes('Another draft')]).toEqual([200, true]);
  expect(mine.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect((await visit('/preview/me/services')).status).toBe(404);
  expect((await visit('/preview/made-up/services')).status).toBe(404);
});

const upload = (background: string, kind = 'logo'): Promise<string> =>
  uploadPicture(served.url, headers['cookie']!, { width: 640, height: 480, background, kind });

it('shows the branding on every page: accent, icon, share picture and profiles', async () => {
  const path = '/content-api/site/branding';
  const before = await text('/');
  expect(before).not.toContain('--petrol');
  expect(before).toContain('href="/favicon.ico"');
  const refused = await ask('PUT', path, { data: { accent: '#ffff00', social: { label: 'Us', links: [] } } });
  expect([refused.status, await refused.text()]).toEqual([
    400,
    expect.stringMatching(/data\.accent.*the nearest color that can is #/),
  ]);

  const [favicon, shareImage] = [await upload('#7a1f5c'), await upload('#0055ff')];
  const links = [{ label: 'Mastodon', name: 'Us on Mastodon', href: 'https://social.example/@us' }];
  await edit(path, { accent: '#7a1f5c', favicon, shareImage, social: { label: 'Elsewhere', links } });
  expect(await text('/')).toBe(before);
  expect((await ask('POST', `${path}/publish`)).status).toBe(200);

  const page = await visit('/');
  const html = await page.text();
  const [, css = ''] = /<style>(html:root\{--petrol:#7a1f5c\}[^<]*)<\/style>/.exec(html) ?? [];
  expect(css).toContain('html:root[data-theme=dark],html .ink-band{--petrol:#');
  const hash = createHash('sha256').update(css).digest('base64');
  const [styles] = /style-src[^;]*/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
  expect(styles).toContain(`'sha256-${hash}'`);
  expect(html).toContain(`<link rel="icon" href="${favicon}?icon=192" sizes="192x192" type="image/png">`);
  expect(html).toContain(`<link rel="apple-touch-icon" href="${favicon}?icon=180">`);
  expect(html).toContain(`<meta property="og:image" content="${served.url}${shareImage}?share">`);
  expect(html).toContain('href="https://social.example/@us"');
  expect(html).not.toContain('LinkedIn');
  expect(await text('/manifest.webmanifest')).toContain(`"${favicon}?icon=512"`);
  expect(await text('/services')).toContain(css);

  for (const [address, expected] of [
    [`${favicon}?icon=180`, { format: 'png', width: 180, height: 180 }],
    ['/favicon.ico', { format: 'png', width: 32, height: 32 }],
    ['/apple-touch-icon.png', { format: 'png', width: 180, height: 180 }],
    [`${shareImage}?share`, { format: 'jpeg', width: 1200, height: 630 }],
  ] as const) {
    const picture = await visit(address);
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject(expected);
  }
  const icon = await visit('/favicon.ico');
  const again = await visit('/favicon.ico', { headers: { 'if-none-match': icon.headers.get('etag')! } });
  expect([again.status, (await again.bytes()).byteLength]).toEqual([304, 0]);
  expect((await visit(`${favicon}?icon=181`)).status).toBe(404);
  const admin = await text('/admin', { headers });
  expect(admin).toContain(css);
  expect(admin).toContain(`href="${favicon}?icon=192"`);
});

it('shows an uploaded picture in the place of a drawing, at the width that is needed', async () => {
  const image = await upload('#2255aa', 'content');
  expect(image).toMatch(/^\/uploads\/content-\d+\.png$/);
  const path = '/content-api/cases/marking-desk';
  const { data } = (await (await ask('GET', path)).json()) as { data: Record<string, unknown> };
  const { drawing: _drawing, ...rest } = data;
  const refused = await ask('PUT', path, { data: { ...rest, picture: { image } } });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('data.picture.text')]);
  expect((await ask('PUT', path, { data: rest })).status).toBe(400);
  const picture = { image, text: 'A desk with two screens' };
  expect((await ask('PUT', path, { data: { ...rest, picture } })).status).toBe(200);
  expect((await ask('POST', `${path}/publish`)).status).toBe(200);
  const widths = `srcset="${image}?w=480 480w, ${image}?w=800 800w, ${image}?w=1200 1200w"`;
  const own = await text('/portfolio/marking-desk');
  expect(own).toMatch(/<img[^>]*alt="A desk with two screens"/i);
  expect(own.toLowerCase()).toContain(widths);
  expect(own).toContain(`<meta property="og:image" content="${served.url}${image}?share">`);
  expect((await text('/portfolio')).toLowerCase()).toContain(widths);
  expect((await visit(`${image}?w=480`)).headers.get('content-type')).toBe('image/webp');

  await edit('/content-api/products/lms', { picture });
  expect((await ask('POST', '/content-api/products/lms/publish')).status).toBe(200);
  for (const page of ['/', '/products']) {
    expect([page, (await text(page)).includes('alt="A desk with two screens"')]).toEqual([page, true]);
  }
});
