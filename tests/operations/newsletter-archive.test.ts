import { expect, it, onTestFinished } from 'vitest';
import type { Issue } from '#features/newsletter/issues.contract.ts';
import { openMailSink } from '#tests/support/mail-sink.ts';
import { openSiteApi } from '#tests/support/site-api.ts';
import { startProduct } from '#tests/support/start-product.ts';

it('shows sent issues everywhere or nowhere, as one switch says', async () => {
  const sink = await openMailSink();
  onTestFinished(() => sink.close());
  const product = await startProduct({ SMTP_URL: sink.url });
  onTestFinished(() => product.stop());
  const api = await openSiteApi(product);
  const read = async (path: string) => {
    const response = await fetch(product.url + path);
    return { status: response.status, text: await response.text() };
  };
  const statuses = async (slug: string) => {
    const paths = ['/newsletter', `/newsletter/${slug}`, '/newsletter/rss.xml'];
    return Promise.all(paths.map(async (path) => (await read(path)).status));
  };
  const isLinked = async () => [
    (await read('/')).text.includes('href="/newsletter"'),
    (await read('/sitemap.xml')).text.includes(`${product.url}/newsletter<`),
  ];
  /** The last mail, without the breaks of its lines. */
  const readMail = () => sink.taken.at(-1)!.source.replaceAll('=\r\n', '');
  expect(await isLinked()).toEqual([false, false]);
  const empty = await read('/newsletter');
  expect([empty.status, empty.text.includes('Get the first issue')]).toEqual([200, true]);
  expect(empty.text).toContain('<meta name="robots" content="noindex"');
  expect(empty.text).not.toContain('our latest articles');
  await api.createPost({ title: 'Meanwhile' });
  const meanwhile = await read('/newsletter');
  expect(meanwhile.text).toMatch(/our latest articles.*Meanwhile/s);

  await api.ask('PUT', '/newsletter-settings', { confirms: false });
  await api.createSubscription('reader@customer.example');
  const send = async (subject: string) => {
    const { id } = await api.ask<Issue>('POST', '/issues-api', { subject, content: '<p>We walk less.</p>' });
    const { slug } = await api.ask<Issue>('POST', `/issues-api/${id}/send`, {});
    const readStatus = async () => (await api.ask<Issue>('GET', `/issues-api/${id}`)).status;
    await expect.poll(readStatus, { timeout: 60_000 }).toBe('done');
    return slug;
  };
  const first = await send('What a warehouse taught us');
  expect(await statuses(first)).toEqual([200, 200, 200]);
  expect(await isLinked()).toEqual([true, true]);
  expect((await read('/sitemap.xml')).text).toContain(`/newsletter/${first}<`);
  expect(readMail()).toContain(`/newsletter/${first}`);

  expect(await api.ask('PUT', '/newsletter-settings', { archive: false })).toMatchObject({
    confirms: false,
    archive: false,
  });
  expect(await statuses(first)).toEqual([404, 404, 404]);
  expect(await isLinked()).toEqual([false, false]);
  const second = await send('What a ward taught us');
  expect(readMail()).not.toContain(`/newsletter/${second}`);

  await api.ask('PUT', '/newsletter-settings', { archive: true });
  expect(await statuses(second)).toEqual([200, 200, 200]);
  const { text: list } = await read('/newsletter');
  expect(list.match(/No\. \d/g)).toEqual(['No. 2', 'No. 1']);
  expect(list).toContain('We walk less.');
  expect(list).not.toContain('Meanwhile');
  const { text: page } = await read(`/newsletter/${second}`);
  expect(page).toMatch(new RegExp(`href="/newsletter/${first}" rel="prev"`));
  expect(page).not.toContain('rel="next"');
  // The form once on a page, with its label.
  for (const text of [list, page]) expect(text.match(/id="newsletter-email"/g)).toHaveLength(1);
});
