import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { first, read, save, unlinkFirst } from '#tests/support/test-content.ts';
import { exportContent, type ContentFile } from './export-content.ts';
import { importContent } from './import-content.ts';
import { readSiteContent } from './read-site-content.ts';

const exportAll = async (platform: TestPlatform): Promise<ContentFile[]> => {
  const files: ContentFile[] = [];
  for await (const file of exportContent(platform)) files.push(file);
  return files;
};

/** A site with an edited document, a draft beside one, a new draft, a changed order and a deleted one. */
async function openEdited(open: () => Promise<TestPlatform>): Promise<TestPlatform> {
  const { platform, api } = await openWithApi(open);
  const [one, two, three] = ['payment-matching', 'referral-triage', 'dock-schedule'].map(
    (slug) => `/content-api/cases/${slug}`,
  ) as [string, string, string];
  const put = (path: string, body: object) =>
    api.askAsAdmin('PUT', path, { body, headers: { 'if-match': '*' } });
  const nowhere = { services: [], cases: [], products: [], articles: [] };
  for (const path of ['services/custom-software', 'services/integration-services', 'products/hrms']) {
    const { data } = await read(api, `/content-api/${path}`);
    await put(`/content-api/${path}`, { data: { ...data, onward: nowhere } });
    await api.askAsAdmin('POST', `/content-api/${path}/publish`);
  }
  const { data } = await read(api, one);
  await put(one, { data: { ...data, client: 'Ours' }, slug: 'our-first' });
  await api.askAsAdmin('POST', '/content-api/cases/our-first/publish');
  await put(two, { data: { ...(await read(api, two)).data, client: 'In work' } });
  await api.askAsAdmin('POST', '/content-api/cases/our-draft', { body: { data } });
  await api.askAsAdmin('PUT', '/content-api/cases', { body: { slugs: ['our-draft', 'shelf-forecast'] } });
  expect((await api.askAsAdmin('DELETE', `${three}?unlink=true`)).status).toBe(204);
  return platform;
}

describeOnBothDatabasesAtLength('content as files', (open) => {
  it('gives the same bytes on a second site, and there the same content', async () => {
    const source = await openEdited(open);
    const files = await exportAll(source);
    const target = await open();
    const { created, deleted } = await importContent(target, files);
    expect(created).toEqual(expect.arrayContaining(['cases/our-draft', 'cases/our-first']));
    expect(deleted.toSorted()).toEqual(['cases/dock-schedule', 'cases/payment-matching']);
    expect(await exportAll(target)).toEqual(files);
    expect((await readSiteContent(target)).content).toEqual((await readSiteContent(source)).content);
    const again = await importContent(target, files);
    expect([again.created, again.changed, again.deleted]).toEqual([[], [], []]);
  });

  it('brings back a default that was renamed, or renamed and deleted', async () => {
    const platform = await open();
    const files = await exportAll(platform);
    const api = await openTestApi(platform);
    await unlinkFirst(api);
    expect((await save(api, first, {}, { slug: 'renamed' })).status).toBe(200);
    const renamed = await importContent(platform, files);
    expect([renamed.created, renamed.deleted]).toEqual([['cases/dock-schedule'], ['cases/renamed']]);
    expect(await exportAll(platform)).toEqual(files);
    await importContent(platform, files);
    await unlinkFirst(api);
    expect((await save(api, first, {}, { slug: 'renamed' })).status).toBe(200);
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/renamed?unlink=true')).status).toBe(204);
    expect((await importContent(platform, files)).created).toEqual(['cases/dock-schedule']);
    expect(await exportAll(platform)).toEqual(files);
  });

  it('gives the same bytes again after services are renamed, added and deleted', async () => {
    const { platform, api } = await openWithApi(open);
    const path = (slug: string) => `/content-api/services/${slug}`;
    const { data } = await read(api, path('custom-software'));
    const added = { ...data, title: 'Added', metaTitle: 'Added' };
    expect((await api.askAsAdmin('POST', path('added'), { body: { data: added } })).status).toBe(201);
    expect((await api.askAsAdmin('POST', `${path('added')}/publish`)).status).toBe(200);
    expect((await save(api, path('ai-automation'), {}, { slug: 'ai' })).status).toBe(200);
    const gone = await api.askAsAdmin('DELETE', `${path('training-consultancy')}?unlink=true`);
    expect(gone.status).toBe(204);
    const files = await exportAll(platform);
    for (const target of [platform, await open()]) {
      await importContent(target, files);
      expect(await exportAll(target)).toEqual(files);
    }
  });

  it('follows renames from before links did, so that its own site can import it', async () => {
    const { platform, api } = await openWithApi(open);
    expect((await save(api, '/content-api/services/ai-automation', {}, { slug: 'ai' })).status).toBe(200);
    // As an earlier version left it: the default, which leads to the former address.
    await platform.database.writeContent((trx) =>
      trx
        .updateTable('content_documents')
        .set((eb) => ({ data: null, version: eb('version', '+', 1) }))
        .where('collection', '=', 'replies')
        .execute(),
    );
    const files = await exportAll(platform);
    await importContent(platform, files);
    expect(await exportAll(platform)).toEqual(files);
  });

  it('changes nothing in a dry run, and says what it would', async () => {
    const files = await exportAll(await openEdited(open));
    const target = await open();
    const before = await exportAll(target);
    const plan = await importContent(target, files, true);
    expect(plan.created).toEqual(expect.arrayContaining(['cases/our-draft', 'cases/our-first']));
    expect(await exportAll(target)).toEqual(before);
    expect(await target.database.kysely.selectFrom('content_documents').select('id').execute()).toEqual([]);
  });

  it('leaves what follows the software following it', async () => {
    const platform = await open();
    const { unchanged, changed } = await importContent(platform, await exportAll(platform));
    expect(changed).toEqual([]);
    expect(unchanged).toContain('cases/ticket-routing');
    const stored = await platform.database.kysely
      .selectFrom('content_documents')
      .select('id')
      .where('data', 'is not', null)
      .execute();
    expect(stored).toEqual([]);
  });

  it('names every fault with its file and place, and changes nothing', async () => {
    const platform = await open();
    const [file, ...files] = await exportAll(platform);
    const broken = [
      ...files,
      { path: file!.path, text: file!.text.slice(0, 100) },
      { path: 'nothing/x.json', text: '{}' },
      { path: 'cases/Not A Slug.json', text: file!.text },
      { path: 'cases/empty.json', text: '{"data":{"client":""}}' },
      { path: 'site/hero.json', text: '{"data":{},"more":1}' },
      { path: 'cases/deep.json', text: `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}` },
    ];
    const refused = await importContent(platform, broken).catch((error: Error) => error.message);
    for (const line of [
      `${file!.path}: is not valid JSON; it may be cut off`,
      'nothing/x.json: is no document of this software',
      'cases/Not A Slug.json: "Not A Slug" cannot be an address',
      'cases/empty.json: data.client: is empty',
      'site/hero.json: has no field "',
      'cases/deep.json: is nested too deeply',
    ]) {
      expect(refused).toContain(line);
    }
    expect(await platform.database.kysely.selectFrom('content_documents').select('id').execute()).toEqual([]);
  });

  it('refuses a link to what the files do not have', async () => {
    const platform = await open();
    const files = await exportAll(platform);
    const footer = files.find(({ path }) => path === 'site/footer.json')!;
    const { data } = JSON.parse(footer.text) as { data: { groups: { heading: string; links: object[] }[] } };
    data.groups[0]!.links = [{ label: 'A case', href: '/portfolio/nowhere' }];
    const changed = files.map((one) => (one === footer ? { ...one, text: JSON.stringify({ data }) } : one));
    await expect(importContent(platform, changed)).rejects.toThrow(
      'site/footer.json: data.groups.0.links.0.href: "/portfolio/nowhere" leads to no page',
    );
  });
});
