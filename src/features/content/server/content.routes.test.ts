import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { describeOnBothDatabases } from '../../../../tests/support/test-platform.ts';
import { openTestApi, type TestApi } from '../../../../tests/support/test-api.ts';
import { ownPages } from '../../../../tests/support/own-pages.ts';
import { defaultContent } from '#content/collections.ts';
import { retentionRules } from '#app/personal-data.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import type { Version } from '#platform/editing/contract.ts';
import type { BinnedDocument, ContentDocument, DocumentCard } from '../contract.ts';
import { findFormerAddress, findFormerDraftAddress } from './read-document.ts';
import { readDraftContent, readSiteContent } from './read-site-content.ts';

const first = '/content-api/cases/dock-schedule';

const defaultClient = defaultContent.cases.find(({ slug }) => slug === 'dock-schedule')!.client;

const read = async (api: TestApi, path: string): Promise<ContentDocument> =>
  (await (await api.askAsAdmin('GET', path)).json()) as ContentDocument;

/** A save of the whole text with some fields changed, from the version that is there. */
async function save(api: TestApi, path: string, changes: object, rest: object = {}): Promise<Response> {
  const { data, draft, version } = await read(api, path);
  return api.askAsAdmin('PUT', path, { body: { data: { ...data, ...draft, ...changes }, version, ...rest } });
}

const post = (api: TestApi, path: string, ask = {}) => api.askAsAdmin('POST', path, ask);

/** A case of the owner's own, as a draft. */
async function create(api: TestApi, slug: string, changes: object = {}): Promise<Response> {
  const { data } = await read(api, first);
  return post(api, `/content-api/cases/${slug}`, { body: { data: { ...data, ...changes } } });
}

/** Lets the first case go: by default a service and a product lead on to it. */
async function unlinkFirst(api: TestApi): Promise<void> {
  for (const path of ['/content-api/services/custom-software', '/content-api/products/hrms']) {
    await save(api, path, { onward: { services: [], cases: [], products: [], articles: [] } });
    await post(api, `${path}/publish`);
  }
}

const listSlugs = async (api: TestApi, ask: 'ask' | 'askAsAdmin' = 'ask') =>
  ((await (await api[ask]('GET', '/content-api/cases')).json()) as DocumentCard[]).map(({ slug }) => slug);

interface WithOnward {
  data: { onward: { cases: string[]; articles: string[] } };
}

describeOnBothDatabases('content', (open) => {
  it('is the default of the software until someone edits it', async () => {
    const api = await openTestApi(await open());
    expect(await read(api, first)).toMatchObject({ state: 'default', version: 0, has_draft: false });
    const seen = await (await api.ask('GET', first)).json();
    expect(seen).toMatchObject({ slug: 'dock-schedule', path: '/portfolio/dock-schedule', version: 0 });
    expect(seen).not.toHaveProperty('draft');
  });

  it('lists nothing of a collection that is empty, and 404s for what is not in it', async () => {
    const api = await openTestApi(await open());
    for (const query of ['', '?q=nothing']) {
      const listed = await api.ask('GET', `/content-api/pages${query}`);
      expect([listed.status, await listed.json()]).toEqual([200, []]);
    }
    expect((await api.ask('GET', '/content-api/pages/nothing')).status).toBe(404);
  });

  it('shows visitors a draft once it is published, at once, and not before', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
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
    expect(versions.map(({ action }) => action)).toEqual(['discard', 'save']);
    expect(versions[0]).toMatchObject({ author: 'admin', changed: ['client'] });
    const restored = await post(api, `${first}/versions/1/restore`);
    expect(await restored.json()).toMatchObject({ draft: { client: 'Ours' }, version: 3 });
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

  it('gives a slug to one of several documents that ask for it at once', async () => {
    const api = await openTestApi(await open());
    const names = ['one', 'two', 'three', 'four'];
    for (const name of names) expect((await create(api, name)).status).toBe(201);
    const { data } = await read(api, first);
    const take = (name: string) =>
      api.askAsAdmin('PUT', `/content-api/cases/${name}`, { body: { data, version: 1, slug: 'quay' } });
    const statuses = (await Promise.all(names.map(take))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
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

  it('holds 2,000 documents of a list, and no more', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const present = (await listSlugs(api)).length;
    await create(api, 'our-own');
    const { data } = await read(api, first);
    const at = new Date().toISOString();
    const rows = Array.from({ length: 2000 - present - 1 }, (_, index) => ({
      id: uuidv7(),
      collection: 'cases',
      slug: `case-${index}`,
      title: `Case ${index}`,
      position: 100 + index,
      draft: JSON.stringify(index === 0 ? data : {}),
      version: 1,
      was_published: 0 as const,
      created_at: at,
      updated_at: at,
    }));
    await platform.database.write(async (trx) => {
      for (let i = 0; i < rows.length; i += 200) {
        await trx
          .insertInto('content_documents')
          .values(rows.slice(i, i + 200))
          .execute();
      }
    });
    const refused = await create(api, 'one-more');
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'collection_full' }]);
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/case-0')).status).toBe(204);
    expect((await create(api, 'one-more')).status).toBe(201);
  });

  it('refuses to discard what was never published', async () => {
    const api = await openTestApi(await open());
    await create(api, 'our-own');
    const discarded = await post(api, '/content-api/cases/our-own/discard');
    expect([discarded.status, await discarded.json()]).toMatchObject([409, { code: 'never_published' }]);
  });

  it('leads from a former address to the present one, and to nothing once it is deleted', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const find = (slug: string) => findFormerAddress(platform, 'cases', slug);
    await unlinkFirst(api);
    expect((await save(api, first, {}, { slug: 'renamed' })).status).toBe(200);
    expect((await api.ask('GET', first)).status).toBe(404);
    expect((await api.ask('GET', '/content-api/cases/renamed')).status).toBe(200);
    expect(await find('dock-schedule')).toEqual({ kind: 'moved', path: '/portfolio/renamed' });
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/renamed?unlink=true')).status).toBe(204);
    expect(await find('dock-schedule')).toEqual({ kind: 'gone' });
    expect(await find('renamed')).toEqual({ kind: 'gone' });
    expect(await find('never-there')).toEqual({ kind: 'missing' });
  });

  it('has its own version at the slug of one that was deleted', async () => {
    const api = await openTestApi(await open());
    for (const slug of ['pier', 'quay']) {
      await create(api, slug);
      await post(api, `/content-api/cases/${slug}/publish`);
    }
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/quay')).status).toBe(204);
    const renamed = await save(api, '/content-api/cases/pier', { client: 'Ours' }, { slug: 'quay' });
    const { version } = (await renamed.json()) as ContentDocument;
    await post(api, '/content-api/cases/quay/publish');
    const seen = await (await api.ask('GET', '/content-api/cases/quay')).json();
    expect(seen).toMatchObject({ version: version + 1, data: { client: 'Ours' } });
  });

  it('says what an address answers before a document takes it, until one has', async () => {
    const api = await openTestApi(await open());
    const ask = async (slug: string, collection = 'cases') =>
      (await api.askAsAdmin('GET', `/content-api/${collection}/${slug}/address`)).json();
    await unlinkFirst(api);
    expect(await ask('never-there')).toEqual({
      path: '/portfolio/never-there',
      status: null,
      location: null,
    });
    await save(api, first, {}, { slug: 'renamed' });
    const former = { path: '/portfolio/dock-schedule', status: 301, location: '/portfolio/renamed' };
    expect(await ask('dock-schedule')).toEqual(former);
    expect(await ask('renamed')).toMatchObject({ status: null });
    const { data } = await read(api, '/content-api/cases/renamed');
    await post(api, '/content-api/cases/dock-schedule', { body: { data } });
    expect(await ask('dock-schedule')).toEqual(former);
    await post(api, '/content-api/cases/dock-schedule/publish');
    expect(await ask('dock-schedule')).toEqual({ ...former, status: null, location: null });
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/renamed?unlink=true')).status).toBe(204);
    expect(await ask('renamed')).toEqual({ path: '/portfolio/renamed', status: 410, location: null });
    expect(await ask('hrms', 'products')).toEqual({ path: null, status: null, location: null });
  });

  it('publishes no picture that is not stored, and goes on with one that was', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const branding = '/content-api/site/branding';
    const publish = async (shareImage: string) => {
      expect((await save(api, branding, { shareImage })).status).toBe(200);
      return post(api, `${branding}/publish`);
    };
    for (const name of ['..', 'nope.png', 'logo-1.png']) {
      const refused = await publish(`/uploads/${name}`);
      expect(refused.status).toBe(400);
      const message = `"/uploads/${name}" is not an uploaded picture`;
      expect(await refused.json()).toMatchObject({ errors: [{ field: 'data.shareImage', message }] });
    }
    await platform.storage.put('logo-1.png', new Uint8Array([1]), 'image/png');
    expect((await publish('/uploads/logo-1.png')).status).toBe(200);
    await platform.storage.delete('logo-1.png');
    const social = { label: 'Where we are', links: [] };
    await save(api, branding, { social });
    expect((await post(api, `${branding}/publish`)).status).toBe(200);
  });

  it('publishes the draft that was checked, and none that was saved meanwhile', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const branding = '/content-api/site/branding';
    await platform.storage.put('logo-1.png', new Uint8Array([1]), 'image/png');
    await save(api, branding, { shareImage: '/uploads/logo-1.png' });
    const { exists } = platform.storage;
    platform.storage.exists = async (name) => {
      platform.storage.exists = exists;
      expect((await save(api, branding, { shareImage: '/uploads/nope.png' })).status).toBe(200);
      return exists(name);
    };
    const published = await post(api, `${branding}/publish`);
    expect([published.status, await published.json()]).toMatchObject([
      409,
      { code: 'edited_meanwhile', current: { draft: { shareImage: '/uploads/nope.png' } } },
    ]);
    expect((await post(api, `${branding}/publish`)).status, 'the same, checked').toBe(400);
    const { data } = (await (await api.ask('GET', branding)).json()) as ContentDocument;
    expect(data).toEqual(defaultContent.site.branding);
  });

  it('follows a new slug in what names the document, drafts too', async () => {
    const api = await openTestApi(await open());
    const service = '/content-api/services/custom-software';
    const onward = async () => (await read(api, service)) as unknown as WithOnward;
    const { data } = await onward();
    await save(api, service, { ...data, onward: { ...data.onward, articles: [] } });
    const before = data.onward.cases;
    expect(before).toContain('dock-schedule');
    expect((await save(api, first, {}, { slug: 'renamed' })).status).toBe(200);
    const after = before.map((slug) => (slug === 'dock-schedule' ? 'renamed' : slug));
    expect(await onward()).toMatchObject({
      data: { onward: { cases: after } },
      draft: { onward: { cases: after, articles: [] } },
    });
    const seen = (await (await api.ask('GET', service)).json()) as WithOnward;
    expect(seen.data.onward.cases).toEqual(after);
  });

  it('follows a new slug in an earlier version, in what is typed late, and in what was in the bin', async () => {
    const api = await openTestApi(await open());
    const { data } = await read(api, '/content-api/services/custom-software');
    const { onward } = data as unknown as WithOnward['data'];
    const copies = ['/content-api/services/late', '/content-api/services/binned'];
    for (const path of copies) {
      await post(api, path, { body: { data: { ...data, metaTitle: path, onward } } });
      expect((await post(api, `${path}/publish`)).status).toBe(200);
    }
    const [late, binned] = copies as [string, string];
    await api.askAsAdmin('DELETE', binned);
    expect((await save(api, first, {}, { slug: 'renamed' })).status).toBe(200);
    const { id } = ((await (await api.askAsAdmin('GET', '/content-bin')).json()) as BinnedDocument[])[0]!;
    const restored = await post(api, `/content-bin/${id}/restore`);
    const after = onward.cases.map((slug) => (slug === 'dock-schedule' ? 'renamed' : slug));
    expect(await restored.json()).toMatchObject({ data: { onward: { cases: after } } });
    const version = await post(api, `${late}/versions/1/restore`);
    expect(await version.json()).toMatchObject({ draft: null, data: { onward: { cases: after } } });
    const typed = await save(api, late, { onward: { ...onward, articles: [] } });
    expect(await typed.json()).toMatchObject({ draft: { onward: { cases: after } } });
    expect((await post(api, `${late}/publish`)).status).toBe(200);
    const { data: study } = await read(api, '/content-api/cases/renamed');
    await post(api, first, { body: { data: study } });
    const chosen = await save(api, late, { onward });
    expect(await chosen.json(), 'another has taken the slug').toMatchObject({ draft: { onward } });
  });

  it('takes a deleted document out of the lists that name it, when asked to', async () => {
    const api = await openTestApi(await open());
    const remove = (query: string) => api.askAsAdmin('DELETE', `${first}${query}`);
    const refused = await remove('');
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      {
        linked_from: expect.arrayContaining([
          expect.objectContaining({ slug: 'custom-software', field: 'onward.cases.0' }),
        ]),
      },
    ]);
    expect((await remove('?unlink=true')).status).toBe(204);
    const service = (await (
      await api.ask('GET', '/content-api/services/custom-software')
    ).json()) as WithOnward;
    expect(service.data.onward.cases).toEqual(['mainframe-handover']);
  });

  it('is found by a preview at an address that it had as a draft', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    await create(api, 'first-name');
    await save(api, '/content-api/cases/first-name', {}, { slug: 'second-name' });
    expect(await findFormerAddress(platform, 'cases', 'first-name')).toEqual({ kind: 'missing' });
    expect(await findFormerDraftAddress(platform, 'cases', 'first-name')).toEqual({
      kind: 'moved',
      path: '/portfolio/second-name',
    });
    expect(await findFormerDraftAddress(platform, 'cases', 'third-name')).toEqual({ kind: 'missing' });
  });

  it('comes out of the bin without leading to what is gone: a list does without it, a link makes it a draft', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const { data: service } = await read(api, '/content-api/services/custom-software');
    const names = ['lists', 'links'];
    for (const [index, name] of names.entries()) {
      const path = `/content-api/services/${name}`;
      const onward = { services: [], cases: ['dock-schedule', 'shelf-forecast'], products: [], articles: [] };
      const hero = service!['hero'] as { action: object };
      const action = { ...hero.action, href: '/portfolio/dock-schedule' };
      const data = { ...service, metaTitle: name, onward, ...(index === 1 && { hero: { ...hero, action } }) };
      expect((await post(api, path, { body: { data } })).status).toBe(201);
      expect((await post(api, `${path}/publish`)).status).toBe(200);
      expect((await api.askAsAdmin('DELETE', path)).status).toBe(204);
    }
    expect((await api.askAsAdmin('DELETE', `${first}?unlink=true`)).status).toBe(204);
    const bin = (await (await api.askAsAdmin('GET', '/content-bin')).json()) as BinnedDocument[];
    const restore = async (name: string) => {
      const { id } = bin.find(({ slug }) => slug === name)!;
      return (await (await post(api, `/content-bin/${id}/restore`)).json()) as ContentDocument;
    };
    const without = { onward: { cases: ['shelf-forecast'] } };
    expect(await restore('lists')).toMatchObject({ state: 'published', data: without, draft: null });
    expect(await restore('links')).toMatchObject({ state: 'draft', data: null, draft: without });
    const { content } = await readSiteContent(platform);
    expect(content.services.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['lists']));
    expect(content.services.map(({ slug }) => slug)).not.toContain('links');
    const refused = await post(api, '/content-api/services/links/publish');
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [{ field: 'data.hero.action.href', message: '"/portfolio/dock-schedule" leads to no page' }],
      },
    ]);
  });

  it('takes a deleted document out of the bin, and forgets it after 30 days but for its address', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const bin = async () => (await (await api.askAsAdmin('GET', '/content-bin')).json()) as BinnedDocument[];
    await api.askAsAdmin('DELETE', `${first}?unlink=true`);
    expect(await listSlugs(api)).not.toContain('dock-schedule');
    const [deleted] = await bin();
    expect((await post(api, `/content-bin/${deleted!.id}/restore`)).status).toBe(200);
    expect(await listSlugs(api)).toContain('dock-schedule');

    await api.askAsAdmin('DELETE', `${first}?unlink=true`);
    platform.now = () => new Date(Date.now() + 31 * 86_400_000);
    await deleteOldData(platform, retentionRules);
    expect(await bin()).toEqual([]);
    expect(await listSlugs(api)).not.toContain('dock-schedule');
    expect(await findFormerAddress(platform, 'cases', 'dock-schedule')).toEqual({ kind: 'gone' });
  });

  it('keeps all versions of a day, then one a day, then one a month', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const at = (time: string) => (platform.now = () => new Date(time));
    // On the day of January from which on a day's last is kept: one before that time, one after it.
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
    expect(kept.map(({ created_at }) => created_at.slice(0, 16))).toEqual([
      '2030-03-01T08:00',
      '2030-03-01T07:00',
      '2030-02-28T09:00',
      '2030-02-27T08:00',
      '2030-01-29T11:00',
      '2030-01-20T08:00',
    ]);
  });

  it('puts documents into an order, which visitors see', async () => {
    const api = await openTestApi(await open());
    const slugs = await listSlugs(api);
    const [one, two, ...rest] = slugs;
    const ordered = await api.askAsAdmin('PUT', '/content-api/cases', { body: { slugs: [two, one] } });
    expect(ordered.status).toBe(200);
    expect(await listSlugs(api)).toEqual([two, one, ...rest]);
    const wrong = await api.askAsAdmin('PUT', '/content-api/cases', { body: { slugs: [one, one] } });
    expect(wrong.status).toBe(400);
    expect((await api.askAsAdmin('PUT', '/content-api/site', { body: { slugs: [] } })).status).toBe(409);
  });

  it('lists page by page, and finds by title', async () => {
    const api = await openTestApi(await open());
    const slugs = await listSlugs(api);
    const found: string[] = [];
    for (let path: string | undefined = '/content-api/cases?limit=3'; path;) {
      const response = await api.askAsAdmin('GET', path);
      found.push(...((await response.json()) as DocumentCard[]).map(({ slug }) => slug));
      path = /<\/functions\/v1(.+)>/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(slugs);
    const q = await api.askAsAdmin('GET', '/content-api/cases?q=DOCK-');
    expect(((await q.json()) as DocumentCard[]).map(({ slug }) => slug)).toEqual(['dock-schedule']);
    expect((await api.ask('GET', '/content-api/cases?cursor=nowhere')).status).toBe(400);
  });

  it('ends a page of long documents before it has a megabyte', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const { slug: _slug, ...page } = ownPages[0]!;
    const body = `<p>${'Long. '.repeat(1000)}</p>`;
    const sections = Array.from({ length: 20 }, (_, index) => ({ kind: 'text', heading: `${index}`, body }));
    const at = new Date().toISOString();
    const rows = Array.from({ length: 12 }, (_, index) => ({
      id: uuidv7(),
      collection: 'pages',
      slug: `page-${index}`,
      title: page.title,
      position: index,
      data: JSON.stringify({ ...page, place: 'none', sections }),
      version: 1,
      was_published: 1 as const,
      created_at: at,
      updated_at: at,
    }));
    await platform.database.writeContent((trx) => trx.insertInto('content_documents').values(rows).execute());
    const found: string[][] = [];
    for (let path: string | undefined = '/content-api/pages?limit=500'; path;) {
      const response = await api.ask('GET', path);
      const text = await response.text();
      expect(text.length).toBeLessThan(1_000_100);
      found.push((JSON.parse(text) as ContentDocument[]).map(({ slug }) => slug));
      path = /<\/functions\/v1(.+)>/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(found.map(({ length }) => length)).toEqual([8, 4]);
    expect(found.flat()).toEqual(rows.map(({ slug }) => slug));
  });

  it('refuses what does not fit the schema, at its field, and changes nothing', async () => {
    const api = await openTestApi(await open());
    for (const [changes, field] of [
      [{ client: '' }, 'data.client'],
      [{ year: 'x' }, 'data.year'],
      [{ unknown: 1 }, 'data'],
      [{ results: [{ metric: 'a' }] }, 'data.results.0.value'],
    ] as const) {
      const response = await save(api, first, changes);
      const { errors } = (await response.json()) as { errors: { field: string }[] };
      expect([response.status, errors[0]?.field]).toEqual([400, field]);
    }
    expect((await save(api, first, {}, { slug: '../etc' })).status).toBe(400);
    expect(await read(api, first)).toMatchObject({ version: 0, has_draft: false });
  });

  it('refuses a link to what is not there when it is published', async () => {
    const api = await openTestApi(await open());
    const footer = '/content-api/site/footer';
    const { data } = await read(api, footer);
    const groups = (href: string) => [{ heading: 'Work', links: [{ label: 'A case', href }] }];
    const put = async (href: string) => save(api, footer, { ...data, groups: groups(href) });
    expect((await put('/portfolio/nowhere')).status).toBe(200);
    const refused = await post(api, `${footer}/publish`);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { errors: [{ field: 'data.groups.0.links.0.href' }] },
    ]);
    await put('/portfolio/dock-schedule');
    await unlinkFirst(api);
    expect((await post(api, `${footer}/publish`)).status).toBe(200);
    const deleted = await api.askAsAdmin('DELETE', first);
    expect([deleted.status, await deleted.json()]).toMatchObject([
      409,
      {
        code: 'linked',
        linked_from: expect.arrayContaining([
          expect.objectContaining({ collection: 'site', slug: 'footer' }),
        ]),
      },
    ]);
    expect((await api.askAsAdmin('DELETE', footer)).status).toBe(409);
  });

  it.each(['{"from":"a newer version"}', '{"cut":"off'])(
    'falls back to the default where %s is stored, and says so',
    async (stored) => {
      const platform = await open();
      const api = await openTestApi(platform);
      await save(api, first, { client: 'Ours' });
      await post(api, `${first}/publish`);
      await save(api, '/content-api/cases/shelf-forecast', { client: 'Shown' });
      await post(api, '/content-api/cases/shelf-forecast/publish');
      const store = (slug: string, values: object) =>
        platform.database.writeContent((trx) =>
          trx
            .updateTable('content_documents')
            .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
            .where('slug', '=', slug)
            .execute(),
        );
      await store('dock-schedule', { data: stored });
      await store('shelf-forecast', { draft: stored });
      const { data } = (await (await api.ask('GET', first)).json()) as ContentDocument;
      expect(data).toMatchObject({ client: defaultClient });
      expect(await read(api, first)).toMatchObject({ is_readable: false });
      const overview = await api.askAsAdmin('GET', '/content-overview');
      expect(await overview.json()).toMatchObject({
        unreadable: [{ collection: 'cases', slug: 'dock-schedule' }],
      });
      const previewed = (await readDraftContent(platform)).content.cases.map(({ client }) => client);
      expect(previewed).toEqual(expect.arrayContaining([defaultClient, 'Shown']));
      const body = { data: { ...data, client: 'Ours again' } };
      const mended = await api.askAsAdmin('PUT', first, { body, headers: { 'if-match': '*' } });
      expect(await mended.json()).toMatchObject({ title: 'Ours again', is_readable: false });
      expect(await (await post(api, `${first}/publish`)).json()).toMatchObject({ is_readable: true });
    },
  );

  it("refuses a service the title of another's page, whichever stands first", async () => {
    const api = await openTestApi(await open());
    const [one, , , four] = defaultContent.services;
    for (const [edited, other] of [
      [one!, four!],
      [four!, one!],
    ] as const) {
      const path = `/content-api/services/${edited.slug}`;
      expect((await save(api, path, { metaTitle: other.metaTitle })).status).toBe(200);
      const refused = await post(api, `${path}/publish`);
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { errors: [{ field: 'data.metaTitle', message: `"${other.metaTitle}" is used twice` }] },
      ]);
    }
  });

  it('lists what is left of the demonstration', async () => {
    const api = await openTestApi(await open());
    const left = async () => {
      const overview = await (await api.askAsAdmin('GET', '/content-overview')).json();
      return (overview as { to_replace: { slug: string }[] }).to_replace.map(({ slug }) => slug);
    };
    expect(await left()).toContain('dock-schedule');
    await save(api, first, { client: 'Ours' });
    await post(api, `${first}/publish`);
    expect(await left()).not.toContain('dock-schedule');
    const branding = '/content-api/site/branding';
    expect(await left()).toContain('branding');
    const links = [{ label: 'Mastodon', name: 'Us on Mastodon', href: '#' }];
    await save(api, branding, { social: { label: 'Elsewhere', links } });
    await post(api, `${branding}/publish`);
    expect(await left()).toContain('branding');
    await save(api, branding, { social: { label: 'Elsewhere', links: [] } });
    await post(api, `${branding}/publish`);
    expect(await left()).not.toContain('branding');
  });

  it('counts the documents of each collection and their drafts', async () => {
    const api = await openTestApi(await open());
    const counts = async () => {
      const overview = await (await api.askAsAdmin('GET', '/content-overview')).json();
      const { collections } = overview as { collections: { name: string }[] };
      return collections.find(({ name }) => name === 'cases');
    };
    expect(await counts()).toEqual({ name: 'cases', documents: 8, drafts: 0 });
    await save(api, first, { client: 'Ours' });
    expect(await counts()).toEqual({ name: 'cases', documents: 8, drafts: 1 });
  });

  it('shows editors who else is editing, for as long as they are', async () => {
    const platform = await open();
    const api = await openTestApi(platform);
    const other = await openTestApi(platform);
    const note = async (by: TestApi) => (await by.askAsAdmin('POST', `${first}/presence`)).json();
    expect(await note(api)).toEqual([]);
    expect(await note(other)).toMatchObject([{ name: 'admin' }]);
    platform.now = () => new Date(Date.now() + 120_000);
    expect(await note(other)).toEqual([]);
  });

  it('makes links to previews, lists and withdraws them', async () => {
    const api = await openTestApi(await open());
    const made = await post(api, '/preview-links', { body: { path: '/services' } });
    const { id, url } = (await made.json()) as { id: string; url: string };
    expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/[\w-]{32}\/services$/);
    const listed = await (await api.askAsAdmin('GET', '/preview-links')).json();
    expect(listed).toMatchObject([{ id, path: '/services', created_by: 'admin' }]);
    expect(JSON.stringify(listed)).not.toContain(url.split('/')[4]);
    expect((await api.askAsAdmin('DELETE', `/preview-links/${id}`)).status).toBe(204);
    expect((await api.askAsAdmin('DELETE', `/preview-links/${id}`)).status).toBe(404);
    const elsewhere = await post(api, '/preview-links', { body: { path: '//evil.example' } });
    expect(elsewhere.status).toBe(400);
  });

  it('lets only those who may edit write, and see what is not published', async () => {
    const api = await openTestApi(await open());
    const { data } = await read(api, first);
    for (const [method, path, body] of [
      ['PUT', first, { data, version: 0 }],
      ['POST', '/content-api/cases/new', { data }],
      ['DELETE', first, undefined],
      ['POST', `${first}/publish`, undefined],
      ['POST', `${first}/presence`, undefined],
      ['GET', `${first}/versions`, undefined],
      ['GET', '/content-bin', undefined],
      ['PUT', '/content-api/cases', { slugs: [] }],
    ] as const) {
      const { status } = await api.ask(method, path, { body });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
    for (const path of ['/content-api/nothing', '/content-api/constructor/x', '/content-api/site/nothing']) {
      for (const ask of [api.ask, api.askAsAdmin]) {
        const { status } = await ask('GET', path);
        expect([path, status]).toEqual([path, 404]);
      }
    }
  });
});

describe('the collections', () => {
  it('come with the JSON Schema of each document', async () => {
    const { listCollections } = await import('./list-collections.ts');
    const cases = listCollections().find(({ name }) => name === 'cases');
    expect(cases?.schemas['*']).toMatchObject({ type: 'object', additionalProperties: false });
  });
});
