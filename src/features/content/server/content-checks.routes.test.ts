import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { first, read, save, post, unlinkFirst } from '#tests/support/test-content.ts';
import { defaultContent } from '#content/collections.ts';
import type { ContentDocument } from '../contract.ts';
import { readDraftContent } from './read-site-content.ts';

const defaultClient = defaultContent.cases.find(({ slug }) => slug === 'dock-schedule')!.client;

describeOnBothDatabasesAtLength('checks of content', (open) => {
  it('publishes no picture that is not stored, and goes on with one that was', async () => {
    const { platform, api } = await openWithApi(open);
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
    const { platform, api } = await openWithApi(open);
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

  it('refuses a name in braces that no fact fills, and a fact to go that a text names', async () => {
    const api = await openTestApi(await open());
    const misspelled = [
      ['site/hero', 'lead', 'Yours in {discovery_lenght}.', '{discovery_lenght}', '{discovery_length}'],
      ['cases/dock-schedule', 'client', 'Doors {{warranty}}', '{{warranty}}', '{warranty}'],
    ] as const;
    for (const [name, field, text, given, meant] of misspelled) {
      const refused = await save(api, `/content-api/${name}`, { [field]: text });
      const message = `${given} is not known. Did you mean ${meant}?`;
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { errors: [{ field: `data.${field}`, message }] },
      ]);
    }
    const { data } = await read(api, first);
    const body = { data: { ...data, client: 'Doors {warrenty}' } };
    expect((await api.askAsAdmin('POST', '/content-api/cases/doors', { body })).status).toBe(400);
    const items = defaultContent.site.facts.items.filter(({ name }) => name !== 'warranty');
    expect((await save(api, '/content-api/site/facts', { items })).status).toBe(200);
    const published = await post(api, '/content-api/site/facts/publish');
    expect(await published.json()).toMatchObject({
      errors: [{ field: 'data.items', message: '{warranty} is still in a text, and needs its fact' }],
    });
  });

  it('takes a fact of a draft for a known one, and what an earlier text had', async () => {
    const api = await openTestApi(await open());
    const hero = '/content-api/site/hero';
    const { items } = defaultContent.site.facts;
    const withReply = [...items, { name: 'reply_time', value: 'one day' }];
    const facts = '/content-api/site/facts';
    await save(api, facts, { items: withReply });
    expect((await save(api, hero, { lead: 'A reply in {reply_time}.' })).status).toBe(200);
    await save(api, facts, { items });
    expect((await save(api, hero, { lead: 'A reply in {reply_time}, at most.' })).status).toBe(200);
    const refused = await post(api, `${hero}/publish`);
    expect([refused.status, await refused.json()]).toMatchObject([400, { errors: [{ field: 'data.lead' }] }]);
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
    expect((await post(api, `${footer}/publish`)).status).toBe(200);
    const linking = await (await api.askAsAdmin('GET', `${first}/links`)).json();
    expect(linking).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ slug: 'footer', removable: false }),
        expect.objectContaining({ slug: 'custom-software', removable: true }),
      ]),
    );
    await unlinkFirst(api);
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
      const { platform, api } = await openWithApi(open);
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
});
