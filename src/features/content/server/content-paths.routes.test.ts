import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import {
  first,
  read,
  save,
  post,
  create,
  unlinkFirst,
  type WithOnward,
} from '#tests/support/test-content.ts';
import type { BinnedDocument, ContentDocument } from '../contract.ts';
import { findFormerPath, findFormerDraftPath } from './read-document.ts';

describeOnBothDatabasesAtLength('addresses of content', (open) => {
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

  it('leads from a former address to the present one, and to nothing once it is deleted', async () => {
    const { platform, api } = await openWithApi(open);
    const find = (slug: string) => findFormerPath(platform, 'cases', slug);
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

  it('is changed alone, and what is published and drafted stays', async () => {
    const api = await openTestApi(await open());
    const { data } = await read(api, first);
    await save(api, first, { client: 'Drafted' });
    const body = { slug: 'renamed', version: 1 };
    expect((await api.askAsAdmin('PUT', first, { body })).status).toBe(200);
    const renamed = await read(api, '/content-api/cases/renamed');
    expect(renamed).toMatchObject({ data, draft: { ...data, client: 'Drafted' } });
  });

  it('refuses a save at the slug from before a renaming, with the document as it is now', async () => {
    const api = await openTestApi(await open());
    const { data, version } = await read(api, first);
    expect((await save(api, first, {}, { slug: 'renamed' })).status).toBe(200);
    const late = await api.askAsAdmin('PUT', first, { body: { data: { ...data, client: 'Late' }, version } });
    const refusal = (await late.json()) as { code: string; current: ContentDocument };
    expect([late.status, refusal]).toMatchObject([
      409,
      { code: 'edited_meanwhile', current: { slug: 'renamed' } },
    ]);
    const { version: theirs } = refusal.current;
    const body = { data: { ...data, client: 'Late' }, version: theirs };
    expect((await api.askAsAdmin('PUT', '/content-api/cases/renamed', { body })).status).toBe(200);
    const never = await api.askAsAdmin('PUT', '/content-api/cases/never-there', { body });
    expect(never.status).toBe(404);
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
    const free = { status: null, location: null, fault: null, proposal: null };
    expect(await ask('never-there')).toEqual({ ...free, path: '/portfolio/never-there' });
    await save(api, first, {}, { slug: 'renamed' });
    const former = { path: '/portfolio/dock-schedule', status: 301, location: '/portfolio/renamed' };
    const taken = { fault: 'Another document has this address', proposal: 'dock-schedule-2' };
    expect(await ask('dock-schedule')).toEqual({ ...free, ...former });
    expect(await ask('renamed')).toMatchObject({ status: null });
    const { data } = await read(api, '/content-api/cases/renamed');
    await post(api, '/content-api/cases/dock-schedule', { body: { data } });
    expect(await ask('dock-schedule')).toEqual({ ...former, ...taken });
    await post(api, '/content-api/cases/dock-schedule/publish');
    expect(await ask('dock-schedule')).toEqual({ ...free, ...taken, path: former.path });
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/renamed?unlink=true')).status).toBe(204);
    expect(await ask('renamed')).toEqual({ ...free, path: '/portfolio/renamed', status: 410 });
    expect(await ask('hero', 'site')).toMatchObject({ ...taken, proposal: null });
    expect(await ask('hrms', 'products')).toMatchObject({ path: null, status: null, proposal: 'hrms-2' });
  });

  it.each([
    ['cases', 'shelf-forecast', 'Another document has this address', 'shelf-forecast-2'],
    ['pages', 'admin', 'is an address of the software', 'admin-2'],
    ['pages', 'admin~x', 'is an address of the software', 'admin-x'],
    ['cases', 'a~b', 'must be lowercase letters and digits, with single hyphens between', 'a-b'],
    ['cases', 'a'.repeat(81), 'has more than 80 characters', 'a'.repeat(80)],
    ['cases', '日本', 'must be lowercase letters and digits, with single hyphens between', 'case-study'],
  ])('says why no new one of the %s can be at %s, and proposes an address', async (...row) => {
    const [collection, slug, fault, proposal] = row;
    const api = await openTestApi(await open());
    const path = `/content-api/${collection}/${encodeURIComponent(slug)}/address`;
    const answer = await api.askAsAdmin('GET', path);
    expect([answer.status, await answer.json()]).toMatchObject([200, { fault, proposal }]);
    const { data } = await read(api, first);
    const proposed = await api.askAsAdmin('GET', `/content-api/${collection}/${proposal}/address`);
    expect(await proposed.json()).toMatchObject({ fault: null, proposal: null });
    if (collection !== 'cases') return;
    const made = await post(api, `/content-api/cases/${proposal}`, { body: { data } });
    expect(made.status).toBe(201);
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

  it('is found by a preview at an address that it had as a draft', async () => {
    const { platform, api } = await openWithApi(open);
    await create(api, 'first-name');
    await save(api, '/content-api/cases/first-name', {}, { slug: 'second-name' });
    expect(await findFormerPath(platform, 'cases', 'first-name')).toEqual({ kind: 'missing' });
    expect(await findFormerDraftPath(platform, 'cases', 'first-name')).toEqual({
      kind: 'moved',
      path: '/portfolio/second-name',
    });
    expect(await findFormerDraftPath(platform, 'cases', 'third-name')).toEqual({ kind: 'missing' });
  });
});
