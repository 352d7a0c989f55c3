import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestApi, type TestApi } from '#tests/support/test-api.ts';
import { post, read, save } from '#tests/support/test-content.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import type { ContentDocument, LinkingDocument } from '../contract.ts';

const service = '/content-api/services/ai-automation';
const page = '/content-api/pages/guide';
const assistant = '/content-api/replies/ai';

type Deep = Record<string, never>;

/** A page of the owner's own, published, whose links lead to a service, a product and itself. */
async function publishPage(api: TestApi): Promise<void> {
  const links = ['/services/ai-automation?from=guide#process', '/products?from=guide#hrms', '/guide#more'];
  const body = links.map((href) => `<p>See <a href="${href}">this</a>.</p>`).join('');
  const [first] = ownPages;
  const { slug: _slug, ...data } = {
    ...first!,
    place: 'none',
    hero: { ...first!.hero, action: { label: 'Start', href: '/services/ai-automation#process' } },
    sections: [{ kind: 'text', heading: 'More', body }],
  };
  expect((await post(api, page, { body: { data } })).status).toBe(201);
  expect((await post(api, `${page}/publish`)).status).toBe(200);
}

/** A document's text as visitors see it. */
const see = async (api: TestApi, path: string) =>
  JSON.stringify(((await (await api.ask('GET', path)).json()) as ContentDocument).data);

const linkingTo = async (api: TestApi, path: string) =>
  (await (await api.askAsAdmin('GET', `${path}/links`)).json()) as LinkingDocument[];

describeOnBothDatabasesAtLength('links inside documents', (open) => {
  it('follow a renamed document, in fields and in texts, published and drafted', async () => {
    const api = await openTestApi(await open());
    await publishPage(api);
    const footer = '/content-api/site/footer';
    const groups = [{ heading: 'Draft', links: [{ label: 'AI', href: '/services/ai-automation' }] }];
    expect((await save(api, footer, { groups })).status).toBe(200);

    expect((await save(api, service, {}, { slug: 'ai' })).status).toBe(200);
    expect((await save(api, '/content-api/products/hrms', {}, { slug: 'people' })).status).toBe(200);
    const text = await see(api, page);
    expect(text).toContain('/services/ai?from=guide#process');
    expect(text).toContain('"href":"/services/ai#process"');
    expect(text).toContain('/products?from=guide#people');
    expect(await see(api, assistant)).toContain('"href":"/services/ai"');
    expect(await see(api, '/content-api/site/quiz-advice')).toContain('"service":"ai"');
    expect((await read(api, footer)).draft).toMatchObject({
      groups: [{ links: [{ href: '/services/ai' }] }],
    });
    for (const path of [page, assistant, '/content-api/site/quiz-advice']) {
      expect(await see(api, path)).not.toContain('ai-automation"');
    }
  });

  it('follow the document that they stand in', async () => {
    const api = await openTestApi(await open());
    await publishPage(api);
    await save(api, page, { description: 'A draft beside it' });
    expect((await save(api, page, {}, { slug: 'help~guide' })).status).toBe(200);
    const moved = '/content-api/pages/help~guide';
    expect(await see(api, moved)).toContain('/help/guide#more');
    const { draft } = await read(api, moved);
    expect(draft).toMatchObject({ description: 'A draft beside it' });
    expect(JSON.stringify(draft)).toContain('/help/guide#more');
  });

  it('follow in what was typed before a renaming, and in what comes back from the bin', async () => {
    const api = await openTestApi(await open());
    await publishPage(api);
    const { data, version } = await read(api, page);
    expect((await api.askAsAdmin('DELETE', page)).status).toBe(204);
    expect((await save(api, service, {}, { slug: 'ai' })).status).toBe(200);
    const [{ id }] = (await (await api.askAsAdmin('GET', '/content-bin')).json()) as [{ id: string }];
    const restored = await post(api, `/content-bin/${id}/restore`);
    expect(JSON.stringify(await restored.json())).toContain('/services/ai?from=guide#process');
    const late = { data: { ...data, description: 'Typed before' }, version: version + 2 };
    const typed = await api.askAsAdmin('PUT', page, { body: late });
    expect([typed.status, JSON.stringify(await typed.json())]).toEqual([
      200,
      expect.not.stringContaining('/services/ai-automation'),
    ]);
  });

  it('let a default service go without being edited, and a text that links to it is named', async () => {
    const api = await openTestApi(await open());
    expect((await linkingTo(api, service)).filter(({ removable }) => !removable)).toEqual([]);
    const refused = await api.askAsAdmin('DELETE', service);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'linked' }]);

    await publishPage(api);
    const binding = (await linkingTo(api, service)).filter(({ removable }) => !removable);
    expect(binding).toMatchObject([{ collection: 'pages', slug: 'guide', field: 'sections.0.body' }]);
    expect((await api.askAsAdmin('DELETE', `${service}?unlink=true`)).status).toBe(409);
    await save(api, page, { sections: [{ kind: 'text', heading: 'More', body: '<p>None.</p>' }] });
    expect((await post(api, `${page}/publish`)).status).toBe(200);

    expect((await api.askAsAdmin('DELETE', `${service}?unlink=true`)).status).toBe(204);
    const advice = JSON.parse(await see(api, '/content-api/site/quiz-advice')) as { rules: Deep[] };
    expect(advice.rules.length).toBeGreaterThan(0);
    for (const path of [
      page,
      assistant,
      '/content-api/site/quiz-advice',
      '/content-api/site/home-services',
    ]) {
      expect([path, await see(api, path)]).toEqual([path, expect.not.stringContaining('ai-automation')]);
    }
    expect(JSON.parse(await see(api, page))).not.toHaveProperty('hero.action');
  });

  it('keep those lists that cannot be empty, and name them', async () => {
    const api = await openTestApi(await open());
    const footer = '/content-api/site/footer';
    const link = { label: 'AI', href: '/services/ai-automation' };
    await save(api, footer, { groups: [{ heading: 'Ours', links: [link, { ...link, label: 'Again' }] }] });
    expect((await post(api, `${footer}/publish`)).status).toBe(200);
    const inFooter = (await linkingTo(api, service)).filter(({ slug }) => slug === 'footer');
    expect(inFooter.map(({ removable }) => removable).toSorted()).toEqual([false, true]);
  });

  it('do not make a demonstration text the owner’s own', async () => {
    const api = await openTestApi(await open());
    const listInvented = async () => {
      const overview = await (await api.askAsAdmin('GET', '/content-overview')).json();
      return (overview as { to_replace: { collection: string; slug: string }[] }).to_replace
        .map(({ collection, slug }) => `${collection}/${slug}`)
        .filter((name) => name !== 'services/ai' && name !== 'services/ai-automation');
    };
    const before = await listInvented();
    expect((await save(api, service, {}, { slug: 'ai' })).status).toBe(200);
    expect(await listInvented()).toEqual(before);
    expect((await api.askAsAdmin('DELETE', '/content-api/services/ai?unlink=true')).status).toBe(204);
    expect(await listInvented()).toEqual(before);
  });
});
