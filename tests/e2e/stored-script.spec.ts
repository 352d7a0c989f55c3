import { createAuthenticator } from '#tests/support/authenticator.ts';
import * as attackTexts from '#tests/support/attack-texts.ts';
import { expectNotice } from '#tests/support/notices.ts';
import { expect, test } from '#tests/support/own-product.ts';
import { openWhole } from '#tests/support/page-quiet.ts';
import { addVirtualAuthenticator } from '#tests/support/second-factors.ts';
import { loadPictures, watchForScript } from '#tests/support/script-watch.ts';
import type { SiteApi } from '#tests/support/site-api.ts';

test.use({ signedIn: true });
// Hundreds of texts, one after the other: two minutes and a half on one busy core.
test.describe.configure({ timeout: 300_000 });

const { packTexts, readNaughtyStrings } = attackTexts;

/** Each takes a page of its own, or two: all of them in `npm run test:all`, else some of each kind. */
const pick = (texts: readonly string[]): string[] =>
  texts.filter((_, index) => process.env['TEST_ALL'] || index % 16 === 0);

const scriptTexts = pick(attackTexts.scriptTexts);

/** Addresses that a picture may have, and some that it may not. */
const addresses = [
  'https://evil.example/x.png?"onerror=',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/uploads/../admin',
  'https://a"onerror="alert(1)',
];

/** As much of a text as a field takes; no half of a character. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed().trim();

/** What a field of one line makes of a text. */
const toOneLine = (text: string): string =>
  text
    .normalize()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

async function makePosts(api: SiteApi): Promise<{ slug: string; title: string; excerpt: string }[]> {
  const naughty = readNaughtyStrings();
  const packs = pick(packTexts(naughty, 900));
  const posts = scriptTexts.map((text) => ({
    title: cut(text, 200),
    excerpt: text,
    content: text,
  }));
  const packed = packs.map((text, i) => ({ title: `Naughty ${i}`, excerpt: text, content: text }));
  const all = {
    title: 'All of them',
    excerpt: cut(scriptTexts.join('\n'), 1000),
    content: scriptTexts.join('\n'),
  };
  const made = [];
  for (const [i, values] of [...posts, ...packed, all].entries()) {
    const post = await api.createPost({ ...values, slug: `attack-${i}`, published: true });
    expect([post.title, post.excerpt, post.content]).toEqual([
      toOneLine(values.title),
      values.excerpt.normalize().trim(),
      values.content.normalize().trim(),
    ]);
    made.push(post);
  }
  return made;
}

test('runs nothing of what a post holds, and shows its title and excerpt as written @thorough', async ({
  page,
  api,
}) => {
  const { readFaults } = await watchForScript(page);
  const posts = await makePosts(api);
  for (const { slug, title, excerpt } of posts) {
    await page.goto(`/blog/${slug}`);
    expect([slug, await readFaults()]).toEqual([slug, []]);
    const main = page.getByRole('main');
    expect(
      await main
        .getByRole('heading', { level: 1 })
        .first()
        .evaluate((element) => element.textContent),
    ).toBe(title);
    expect(await main.evaluate((element) => element.textContent)).toContain(excerpt);
    // A browser makes spaces of control characters there.
    if (!/\p{Cc}/u.test(title)) expect(await page.title()).toContain(title.replaceAll(/ +/g, ' '));
  }
  for (const path of [
    '/',
    '/blog',
    '/blog?q=script',
    '/blog?q=%3Cscript%3Ealert(1)%3C/script%3E',
    '/admin/blogs',
  ]) {
    await openWhole(page, path);
    expect([path, await readFaults()]).toEqual([path, []]);
  }
});

test('runs nothing in the editor, its preview and the feeds @thorough', async ({ page, api, product }) => {
  const { readFaults } = await watchForScript(page);
  const content = [...scriptTexts, ...readNaughtyStrings()].join('\n');
  const post = await api.createPost({
    title: `"><img src=x onerror=alert(1)>`,
    excerpt: '</title><script>alert(1)</script>',
    content,
  });
  await page.goto(`/admin/blogs/${post.id}`);
  await expect(page.getByLabel('Content')).toHaveValue(content.normalize().trim());
  await page.getByRole('tab', { name: 'Preview', exact: true }).click();
  const preview = page.frameLocator('iframe').getByRole('article').first();
  await expect(preview).toContainText('<img src=x onerror=alert(1)>');
  await expect(preview.locator('.prose')).not.toBeEmpty();
  await loadPictures(page);
  expect(await readFaults()).toEqual([]);

  for (const path of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']) {
    const answer = await page.request.get(path);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    await page.goto('/privacy');
    const root = await page.evaluate(
      (text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        return [document.documentElement.localName, document.querySelectorAll('script').length] as const;
      },
      await answer.text(),
    );
    expect([path, root[0] === 'parsererror' ? answer.url() : 'well-formed', root[1]]).toEqual([
      path,
      'well-formed',
      0,
    ]);
    await page.goto(`${product.url}${path}`).catch(() => null);
    // The browser's own view of XML has a style that the policy stops.
    expect((await readFaults()).filter((fault) => !fault.startsWith('style-src'))).toEqual([]);
  }
});

test('runs nothing that a visitor wrote, and shows it to the admin as written @thorough', async ({
  page,
  api,
}) => {
  const { readFaults } = await watchForScript(page);
  const sent = [];
  for (const text of [...scriptTexts, ...pick(packTexts(readNaughtyStrings(), 1900))]) {
    const values = {
      name: cut(toOneLine(text), 100),
      subject: cut(toOneLine(text), 200),
      message: cut(text, 2000).normalize(),
    };
    const message = await api.createMessage({ ...values, email: `o'neil+${sent.length}@example.com` });
    expect([message.name, message.subject, message.message]).toEqual([
      values.name,
      values.subject,
      values.message,
    ]);
    sent.push(message);
  }
  const shown: string[] = [];
  for (const path of ['/admin/messages', '/admin/messages?box=spam']) {
    await page.goto(path);
    const rows = page.getByRole('listitem');
    await expect(rows.or(page.getByText('No spam.')).first()).toBeVisible();
    const more = page.getByRole('button', { name: 'Load more' });
    while (await more.isVisible()) {
      const count = await rows.count();
      await more.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(count);
    }
    shown.push(
      ...(await page
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.textContent ?? ''))),
    );
    expect([path, await readFaults()]).toEqual([path, []]);
  }
  for (const { id, subject, message } of sent) {
    expect(shown.some((text) => text.includes(subject)) ? 'shown' : subject).toBe('shown');
    await page.goto(`/admin/messages?lead=${id}`);
    await expect.poll(() => page.locator('main').textContent()).toContain(message);
    expect([message, await readFaults()]).toEqual([message, []]);
  }
});

test('runs nothing of the settings, on any page', async ({ page, api }) => {
  const { readFaults } = await watchForScript(page);
  // These fields have one line, whose control characters become spaces.
  const texts = scriptTexts.filter((text) => text.length <= 60 && /^[ -~]*$/.test(text.trim()));
  for (const [i, text] of texts.entries()) {
    const value = text.trim();
    const other = texts[(i + 1) % texts.length]!.trim();
    await api.saveSettings({
      site_name: value,
      tagline: value,
      contact_phone: other,
      contact_address: value,
    });
    expect([await api.readSetting('site_name'), await api.readSetting('contact_phone')]).toEqual([
      value,
      other,
    ]);
    for (const path of i % 8 ? ['/contact'] : ['/', '/blog', '/contact', '/admin', '/auth']) {
      await page.goto(path);
      expect([path, value, await readFaults()]).toEqual([path, value, []]);
    }
    const footer = page.getByRole('contentinfo');
    if (i % 8) expect(await footer.evaluate((element) => element.textContent)).toContain(value);
  }
});

test('takes no address for a picture that runs or leaves its attribute @thorough', async ({
  page,
  api,
  product,
}) => {
  const { readFaults } = await watchForScript(page);
  for (const address of addresses) {
    for (const [method, path, body] of [
      ['PUT', '/settings', { logo_url: address }],
      ['POST', '/blog-api', { title: 'A', excerpt: 'B', content: 'C', image_url: address }],
    ] as const) {
      const answer = await page.request.fetch(`${product.url}/functions/v1${path}`, {
        method,
        headers: { cookie: api.cookie, origin: product.url },
        data: body,
      });
      expect([path, address, answer.status()]).toEqual([path, address, 400]);
    }
  }
  const harmless = 'https://pictures.example/a.png?x=1&amp;y=%22onerror=alert(1)';
  await api.saveSettings({ logo_url: harmless });
  const post = await api.createPost({ image_url: harmless });
  for (const path of ['/', `/blog/${post.slug}`, '/blog', '/admin/blogs']) {
    await page.goto(path);
    expect([path, await readFaults()]).toEqual([path, []]);
  }
  await page.goto(`/blog/${post.slug}`);
  const pictures = await page
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(pictures).toContain(harmless);
});

test('runs nothing of the names of keys and of subscribers @thorough', async ({ page, api }) => {
  const { readFaults } = await watchForScript(page);
  const names = scriptTexts.map(toOneLine).filter((text) => text.length <= 100);
  for (const name of names) expect((await api.createKey(name)).name).toBe(name);
  const emails = [`'onfocus=alert@example.com`, '{{alert}}@example.com', '`${alert}`@example.com'];
  for (const email of emails) expect((await api.createSubscription(email)).email).toBe(email);
  await page.goto('/admin/api-keys');
  await expect(page.getByRole('table')).toBeVisible();
  const cells = await page.getByRole('table').evaluate((table) => table.textContent);
  for (const name of names) expect(cells).toContain(name);
  expect(await readFaults()).toEqual([]);
  await page.goto('/admin/newsletter');
  for (const email of emails) await expect(page.getByText(email, { exact: true })).toBeVisible();
  expect(await readFaults()).toEqual([]);
});

test('runs nothing of the names of passkeys, nor of what a browser says of itself @thorough', async ({
  page,
  api,
  product,
}) => {
  const { readFaults } = await watchForScript(page);
  const ask = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${product.url}/api/auth${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: api.cookie, origin: product.url, 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const names = [...scriptTexts, ...readNaughtyStrings()]
    .map((text) => cut(toOneLine(text), 100))
    .filter((text, i, all) => text && all.indexOf(text) === i)
    .slice(0, 60);
  for (const name of names) {
    const begun = await ask('/passkey/generate-register-options');
    const cookie = [api.cookie, ...begun.headers.getSetCookie().map((line) => line.split(';')[0])].join('; ');
    const response = createAuthenticator(product.url).create(await begun.json());
    const kept = await ask('/passkey/verify-registration', { name, response }, { cookie });
    expect([name, kept.status]).toEqual([name, 200]);
  }
  await addVirtualAuthenticator(page);
  await page.goto('/admin/account');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const typed = '"><img src=x onerror=alert(1)>{{alert(1)}}';
  await passkeys.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByLabel('Passkey Name').fill(typed);
  await page.getByLabel('Passkey Name').press('Enter');
  await expectNotice(page, 'success', 'Passkey added');
  const shown = await passkeys.getByRole('listitem').locator('p:first-child').allTextContents();
  expect(shown.toSorted()).toEqual([...names, typed].toSorted());
  expect(await readFaults()).toEqual([]);

  // After the passkeys: they end other sessions.
  for (const text of scriptTexts.filter((script) => /^[\x20-\x7e]*$/.test(script))) {
    await ask('/sign-in/email', product.admin, { 'user-agent': `Firefox/1 ${text} Linux`, cookie: '' });
  }
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem').first()).toContainText('Firefox on Linux');
  expect(await readFaults()).toEqual([]);
  await passkeys.getByRole('listitem').last().getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await readFaults()).toEqual([]);
});
