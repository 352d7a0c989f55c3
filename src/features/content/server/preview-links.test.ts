import { findRoleHolder } from '#features/identity/server/roles.store.ts';
import { expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createAdmin } from '../../identity/server/admins.ts';
import type { Context } from '#platform/context.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi } from '#tests/support/test-api.ts';
import { post, save } from '#tests/support/test-content.ts';
import { readDraftContent } from './read-site-content.ts';
import { createPreviewLink, findPreviewLink } from './preview-links.ts';

describeOnBothDatabasesAtLength('links to previews', (open) => {
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
    for (const path of ['//evil.example', '/../../services', '/services/..', '/%2e%2e/x', '/.']) {
      const elsewhere = await post(api, '/preview-links', { body: { path } });
      expect([path, elsewhere.status, await elsewhere.json()]).toMatchObject([
        path,
        400,
        { errors: [{ field: 'path' }] },
      ]);
    }
  });

  it('makes 200 links to previews, however many are asked for at once', async () => {
    const { platform, api } = await openWithApi(open);
    const at = platform.now();
    const rows = Array.from({ length: 198 }, (_, index) => ({
      id: uuidv7(),
      token_hash: String(index),
      path: '/',
      created_by: api.adminId,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + 60_000).toISOString(),
    }));
    await platform.database.kysely.insertInto('preview_links').values(rows).execute();
    const asked = Array.from({ length: 8 }, () => post(api, '/preview-links', { body: {} }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['the key is revoked', 'api_keys', { revoked: 1 }],
    ['the key has expired', 'api_keys', { expires_at: '2020-01-01T00:00:00.000Z' }],
    ['the role is withdrawn', 'user_roles', { role: 'reader' }],
  ] as const)('ends a link to a preview when %s that made it', async (_when, table, values) => {
    const { platform, api } = await openWithApi(open);
    const { url } = (await (await post(api, '/preview-links', { body: {} })).json()) as { url: string };
    const token = url.split('/')[4]!;
    expect(await findPreviewLink(platform, token)).toBe('site');
    await platform.database.kysely.updateTable(table).set(values).execute();
    expect(await findPreviewLink(platform, token)).toBeNull();
  });

  it('ends the links to previews that a person made when they are erased', async () => {
    const { platform, api } = await openWithApi(open);
    const ada = { email: 'ada@example.com', password: 'the password of ada' };
    await createAdmin(platform, ada);
    const { id: userId } = await platform.database.kysely
      .selectFrom('user')
      .select('id')
      .where('email', '=', ada.email)
      .executeTakeFirstOrThrow();
    const ctx: Context = {
      ...platform,
      caller: { kind: 'user', ...(await findRoleHolder(platform.database.kysely, userId))!, via: 'session' },
    };
    const token = (await createPreviewLink(ctx, '/')).url.split('/')[4]!;
    expect(await findPreviewLink(platform, token)).toBe('site');
    const erased = await api.askInPerson('DELETE', `/personal-data?email=${ada.email}`);
    expect(erased.status).toBe(200);
    expect(await findPreviewLink(platform, token)).toBeNull();
  });

  it('makes a link to a document for its draft alone, also once it has another address', async () => {
    const { platform, api } = await openWithApi(open);
    const linkTo = async (path: string) => {
      const made = await post(api, '/preview-links', { body: { path } });
      return ((await made.json()) as { url: string }).url.split('/')[4]!;
    };
    const study = await linkTo('/portfolio/dock-schedule');
    expect(await findPreviewLink(platform, study)).toEqual({
      documents: ['cases/dock-schedule'],
      paths: ['/portfolio/dock-schedule'],
    });
    const hero = { documents: ['site/hero'], paths: ['/'] };
    expect(await findPreviewLink(platform, await linkTo('/#site/hero'))).toEqual(hero);
    await save(api, '/content-api/cases/dock-schedule', { client: 'Drafted here' });
    await save(api, '/content-api/cases/ticket-routing', { client: 'Drafted there' });
    const { documents } = (await findPreviewLink(platform, study)) as { documents: readonly string[] };
    const { content } = await readDraftContent(platform, (name) => documents.includes(name));
    const clients = content.cases.map(({ client }) => client);
    expect([clients.includes('Drafted here'), clients.includes('Drafted there')]).toEqual([true, false]);
    const renamed = await api.askAsAdmin('PUT', '/content-api/cases/dock-schedule', {
      body: { slug: 'quay-schedule' },
      headers: { 'if-match': '*' },
    });
    expect(renamed.status).toBe(200);
    expect(await findPreviewLink(platform, study)).toMatchObject({
      documents: ['cases/quay-schedule'],
      paths: ['/portfolio/dock-schedule', '/portfolio/quay-schedule'],
    });
  });

  it.each([
    '/#site/herro',
    '/#cases/nope',
    '/#nonsense',
    '/admin',
    '/search',
    '/blog/nope',
    '/portfolio/nope',
    '/services/nope',
    '/products#nope',
    '/nope',
  ])('makes no link to %s, where no document is', async (path) => {
    const api = await openTestApi(await open());
    const refused = await post(api, '/preview-links', { body: { path } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      errors: [{ field: 'path', message: 'path leads to no document and no article' }],
    });
  });

  it('makes a link to a product on the page of all for its draft alone', async () => {
    const { platform, api } = await openWithApi(open);
    const made = await post(api, '/preview-links', { body: { path: '/products#lms' } });
    const { url } = (await made.json()) as { url: string };
    expect(await findPreviewLink(platform, url.split('/')[4]!)).toEqual({
      documents: ['products/lms'],
      paths: ['/products'],
    });
  });

  it('ends a link to a document that was deleted', async () => {
    const { platform, api } = await openWithApi(open);
    const made = await post(api, '/preview-links', { body: { path: '/portfolio/dock-schedule' } });
    const { url } = (await made.json()) as { url: string };
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/dock-schedule?unlink=true')).status).toBe(204);
    expect(await findPreviewLink(platform, url.split('/')[4]!)).toBeNull();
  });

  it('makes a link to an article for that article', async () => {
    const { platform, api } = await openWithApi(open);
    const tokenFor = async (path: string) => {
      const { url } = (await (await post(api, '/preview-links', { body: { path } })).json()) as {
        url: string;
      };
      return url.split('/')[4]!;
    };
    await post(api, '/blog-api', { body: { title: 'A post', excerpt: 'a', content: '<p>a</p>' } });
    expect(await findPreviewLink(platform, await tokenFor('/blog/a-post?x=1'))).toEqual({
      article: 'a-post',
    });
    expect(await findPreviewLink(platform, await tokenFor('/?x=1'))).toBe('site');
  });
});
