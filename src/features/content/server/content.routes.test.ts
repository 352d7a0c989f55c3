import { expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { first, read, save, post, create, listSlugs } from '#tests/support/test-content.ts';
import { defaultContent } from '#content/collections.ts';
import { retentionRules } from '#app/personal-data.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import type { Version } from '#domain/editing/contract.ts';
import type { ContentDocument } from '../contract.ts';
import { readSiteContent } from './read-site-content.ts';

describeOnBothDatabases('content', (open) => {
  it('is the default of the software until someone edits it', async () => {
    const api = await openTestApi(await open());
    expect(await read(api, first)).toMatchObject({ state: 'default', version: 0, has_draft: false });
    const seen = await (await api.ask('GET', first)).json();
    expect(seen).toMatchObject({ slug: 'dock-schedule', path: '/portfolio/dock-schedule', version: 0 });
    expect(seen).not.toHaveProperty('draft');
  });

  it('shows visitors a draft once it is published, at once, and not before', async () => {
    const { platform, api } = await openWithApi(open);
    const seen = async () =>
      ((await (await api.ask('GET', first)).json()) as ContentDocument).data?.['client'];
    const before = await seen();
    const version = platform.database.contentVersion.current;
    const saved = await save(api, first, { client: 'Ours' });
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"1"']);
    expect(await saved.json()).toMatchObject({ state: 'default', has_draft: true, title: 'Ours' });
    expect([await seen(), platform.database.contentVersion.current]).toEqual([before, version]);
    const published = await post(api, `${first}/publish`);
    expect(await published.json()).toMatchObject({ state: 'edited', has_draft: false, draft: null });
    expect(await seen()).toBe('Ours');
    expect(platform.database.contentVersion.current).toBe(version + 1);
    const { content } = await readSiteContent(platform);
    expect(content.cases.find(({ slug }) => slug === 'dock-schedule')).toMatchObject({ client: 'Ours' });
  });

  it('discards a draft, and keeps what it said among the versions', async () => {
    const api = await openTestApi(await open());
    await save(api, first, { client: 'Ours' });
    expect(await (await post(api, `${first}/discard`)).json()).toMatchObject({
      state: 'default',
      has_draft: false,
    });
    const versions = (await (await api.askAsAdmin('GET', `${first}/versions`)).json()) as Version[];
    expect(versions.map(({ action }) => action)).toEqual(['discard', 'save', 'default']);
    expect(versions[0]).toMatchObject({ author: 'admin', changed: ['client'] });
    expect(versions[1]).toMatchObject({ version: 1, changed: ['client'] });
    expect(await (await api.askAsAdmin('GET', `${first}/versions/1`)).json()).toMatchObject({
      changed: ['client'],
    });
    const restored = await post(api, `${first}/versions/1/restore`);
    expect(await restored.json()).toMatchObject({ draft: { client: 'Ours' }, version: 3 });
  });

  it('keeps no version of an autosave', async () => {
    const api = await openTestApi(await open());
    const { data, version } = await read(api, first);
    const body = { data: { ...data, client: 'Ours' }, version };
    expect((await api.askAsAdmin('PUT', `${first}?autosave=true`, { body })).status).toBe(200);
    const versions = (await (await api.askAsAdmin('GET', `${first}/versions`)).json()) as Version[];
    expect(versions.map(({ action }) => action)).toEqual(['default']);
  });

  it.each([
    ['site/hero', 'lead'],
    ['services/custom-software', 'metaTitle'],
    ['legal/privacy-policy', 'title'],
  ])('says that the first version of %s has changed its %s alone', async (name, field) => {
    const api = await openTestApi(await open());
    const path = `/content-api/${name}`;
    await save(api, path, { [field]: 'Ours' });
    const [version] = (await (await api.askAsAdmin('GET', `${path}/versions`)).json()) as Version[];
    expect(version).toMatchObject({ version: 1, changed: [field] });
  });

  it('does not take another order of fields for a change', async () => {
    const api = await openTestApi(await open());
    const path = '/content-api/site/services-page';
    const { hero } = defaultContent.site.servicesPage;
    await save(api, path, { hero: { ...hero, lead: 'Ours' } });
    const [version] = (await (await api.askAsAdmin('GET', `${path}/versions`)).json()) as Version[];
    expect(version).toMatchObject({ version: 1, changed: ['hero'] });
  });

  it("lists the software's text as the first version, page by page, and returns to it", async () => {
    const api = await openTestApi(await open());
    await save(api, first, { client: 'Ours' });
    await post(api, `${first}/publish`);
    const last = await api.askAsAdmin('GET', `${first}/versions?limit=2`);
    const next = /<([^>]*)>/.exec(last.headers.get('link') ?? '')![1]!;
    const rest = await api.askAsAdmin('GET', `${first}/versions${new URL(next, 'http://x').search}`);
    expect(await rest.json()).toMatchObject([{ version: 0, action: 'default', author: null }]);
    const { client } = defaultContent.cases.find(({ slug }) => slug === 'dock-schedule')!;
    const text = await api.askAsAdmin('GET', `${first}/versions/0`);
    expect(await text.json()).toMatchObject({ version: 0, data: { client } });
    const restored = await post(api, `${first}/versions/0/restore`);
    expect(await restored.json()).toMatchObject({ data: { client: 'Ours' }, draft: { client } });
    await create(api, 'our-own');
    expect((await api.askAsAdmin('GET', '/content-api/cases/our-own/versions/0')).status).toBe(404);
  });

  it('refuses a save that began from an older version, with the document as it is now', async () => {
    const api = await openTestApi(await open());
    const { data } = await read(api, first);
    const put = (client: string, ask: object) =>
      api.askAsAdmin('PUT', first, { body: { data: { ...data, client }, ...ask } });
    expect((await put('One', { version: 0 })).status).toBe(200);
    const stale = await put('Two', { version: 0 });
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'edited_meanwhile', current: { version: 1, draft: { client: 'One' } } },
    ]);
    const headers = { 'if-match': '"0"' };
    const byHeader = await api.askAsAdmin('PUT', first, {
      body: { data: { ...data, client: 'Two' } },
      headers,
    });
    expect(byHeader.status).toBe(409);
    expect((await put('One', { version: 0 })).status, 'the same again').toBe(200);
    expect((await put('Two', {})).status).toBe(428);
    expect((await put('Two', { version: 1 })).status).toBe(200);
  });

  it('lets one of two first edits through', async () => {
    const api = await openTestApi(await open());
    const { data } = await read(api, first);
    const saves = ['One', 'Two', 'Three'].map((client) =>
      api.askAsAdmin('PUT', first, { body: { data: { ...data, client }, version: 0 } }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('makes a document that only editors see until it is published', async () => {
    const api = await openTestApi(await open());
    expect((await create(api, 'our-own')).status).toBe(201);
    expect((await api.ask('GET', '/content-api/cases/our-own')).status).toBe(404);
    expect(await listSlugs(api)).not.toContain('our-own');
    expect((await listSlugs(api, 'askAsAdmin')).at(-1)).toBe('our-own');
    expect((await create(api, 'our-own')).status).toBe(409);
    expect((await create(api, 'dock-schedule')).status).toBe(409);
    expect((await post(api, '/content-api/cases/our-own/publish')).status).toBe(200);
    expect((await listSlugs(api)).at(-1)).toBe('our-own');
    const discarded = await post(api, '/content-api/cases/our-own/discard');
    expect(discarded.status).toBe(200);
  });

  it('refuses to discard what was never published', async () => {
    const api = await openTestApi(await open());
    await create(api, 'our-own');
    const discarded = await post(api, '/content-api/cases/our-own/discard');
    expect([discarded.status, await discarded.json()]).toMatchObject([409, { code: 'never_published' }]);
  });

  it('keeps all versions of a day, then one a day, then one a month', async () => {
    const { platform, api } = await openWithApi(open);
    const at = (time: string) => (platform.now = () => new Date(time));
    // On the day in January after which one version per day is kept: one before that time, one after it.
    const times = ['2030-01-03T08:00', '2030-01-03T09:00', '2030-01-20T08:00', '2030-01-29T09:00'];
    times.push('2030-01-29T11:00', '2030-02-27T08:00');
    times.push('2030-02-28T08:00', '2030-02-28T09:00', '2030-03-01T07:00', '2030-03-01T08:00');
    for (const [i, time] of times.entries()) {
      at(`${time}:00Z`);
      expect((await save(api, first, { client: `Client ${i}` })).status).toBe(200);
    }
    at('2030-03-01T10:00:00Z');
    const reading = vi.spyOn(platform.database, 'read');
    await deleteOldData(platform, retentionRules);
    expect(reading.mock.calls.map(([area]) => area)).toContain('versions');
    const kept = (await (await api.askAsAdmin('GET', `${first}/versions`)).json()) as Version[];
    const written = kept.filter(({ action }) => action !== 'default');
    expect(written.map(({ created_at }) => created_at.slice(0, 16))).toEqual([
      '2030-03-01T08:00',
      '2030-03-01T07:00',
      '2030-02-28T09:00',
      '2030-02-27T08:00',
      '2030-01-29T11:00',
      '2030-01-20T08:00',
    ]);
  });

  it('shows editors who else is editing, for as long as they are', async () => {
    const { platform, api } = await openWithApi(open);
    const other = await openTestApi(platform);
    const note = async (by: TestApi) => (await by.askAsAdmin('POST', `${first}/presence`)).json();
    expect(await note(api)).toEqual([]);
    expect(await note(other)).toMatchObject([{ name: 'admin' }]);
    platform.now = () => new Date(Date.now() + 120_000);
    expect(await note(other)).toEqual([]);
  });

  it('has no others', async () => {
    const api = await openTestApi(await open());
    for (const path of ['/content-api/nothing', '/content-api/constructor/x', '/content-api/site/nothing']) {
      for (const ask of [api.ask, api.askAsAdmin]) {
        const { status } = await ask('GET', path);
        expect([path, status]).toEqual([path, 404]);
      }
    }
  });
});
