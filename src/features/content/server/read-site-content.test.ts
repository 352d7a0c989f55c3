import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { retentionRules } from '#app/personal-data.ts';
import { deleteOldData } from '#features/privacy/server/delete-old-data.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import type { ContentDocument } from '../contract.ts';
import { readDraftContent, readSiteContent } from './read-site-content.ts';

const path = '/content-api/cases/dock-schedule';

/** Creates a page whose text links to a service, and publishes it. */
async function publishPage(api: TestApi): Promise<void> {
  const { slug: _slug, ...page } = ownPages[0]!;
  const body = '<p>Ask for <a href="/services/custom-software">software of your own</a>.</p>';
  const data = { ...page, sections: [{ kind: 'text', heading: 'Why', body }] };
  expect((await api.askAsAdmin('POST', '/content-api/pages/spring', { body: { data } })).status).toBe(201);
  expect((await api.askAsAdmin('POST', '/content-api/pages/spring/publish')).status).toBe(200);
}

async function edit(api: TestApi, changes: object, rest: object = {}): Promise<void> {
  const read = await api.askAsAdmin('GET', path);
  const { data, version } = (await read.json()) as ContentDocument;
  const body = { data: { ...data, ...changes }, version, ...rest };
  expect((await api.askAsAdmin('PUT', path, { body })).status).toBe(200);
}

describeOnBothDatabasesAtLength('content in memory', (open) => {
  it('follows what another instance edits, moves, renames and deletes', async () => {
    const { platform, api } = await openWithApi(open);
    const database = await openDatabase(platform.config.database, pino({ level: 'silent' }));
    const seen = async () => {
      await database.contentVersion.refresh();
      const { content, former } = await readSiteContent({ database });
      return { cases: content.cases.map(({ slug, client }) => `${slug}: ${client}`), former };
    };
    try {
      const before = await seen();
      await edit(api, { client: 'Ours' });
      expect((await seen()).cases).toEqual(before.cases);
      await api.askAsAdmin('POST', `${path}/publish`);
      expect((await seen()).cases).toContain('dock-schedule: Ours');
      await api.askAsAdmin('PUT', '/content-api/cases', { body: { slugs: ['shelf-forecast'] } });
      expect((await seen()).cases[0]).toMatch(/^shelf-forecast: /);
      await edit(api, {}, { slug: 'docks' });
      const renamed = await seen();
      expect(renamed.cases).toContain('docks: Ours');
      expect(renamed.former.get('cases/dock-schedule')).toBe('docks');
      await api.askAsAdmin('DELETE', '/content-api/cases/docks?unlink=true');
      const deleted = await seen();
      expect(deleted.cases).not.toContain('docks: Ours');
      expect(deleted.former.get('cases/docks')).toBeNull();
    } finally {
      await database.close();
    }
  });

  it('leads on from the address of a document that took the one of a deleted document and was renamed', async () => {
    const { platform, api } = await openWithApi(open);
    const { data } = (await (await api.askAsAdmin('GET', path)).json()) as ContentDocument;
    const own = '/content-api/cases/quay';
    const create = async () => {
      expect((await api.askAsAdmin('POST', own, { body: { data } })).status).toBe(201);
      expect((await api.askAsAdmin('POST', `${own}/publish`)).status).toBe(200);
    };
    const rename = async (from: string, slug: string) => {
      const { version } = (await (await api.askAsAdmin('GET', from)).json()) as ContentDocument;
      expect((await api.askAsAdmin('PUT', from, { body: { data, version, slug } })).status).toBe(200);
    };
    const find = async (slug: string) => (await readSiteContent(platform)).former.get(`cases/${slug}`);
    await create();
    expect((await api.askAsAdmin('DELETE', own)).status).toBe(204);
    expect(await find('quay')).toBeNull();
    await create();
    await rename(own, 'pier');
    expect(await find('quay')).toBe('pier');
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/pier')).status).toBe(204);
    expect(await find('quay')).toBeNull();
  });

  it('is what it was after a change of something else', async () => {
    const { platform, api } = await openWithApi(open);
    await edit(api, { client: 'Ours' });
    await api.askAsAdmin('POST', `${path}/publish`);
    const { content } = await readSiteContent(platform);
    await platform.database.writeContent(async () => {});
    expect((await readSiteContent(platform)).content).toBe(content);
    await edit(api, { client: 'Ours again' });
    await api.askAsAdmin('POST', `${path}/publish`);
    const { content: changed } = await readSiteContent(platform);
    expect(changed.services).toBe(content.services);
    expect(changed.cases).not.toEqual(content.cases);
  });

  it("holds the heads of the owner's pages, and finds what their texts link to", async () => {
    const { platform, api } = await openWithApi(open);
    await publishPage(api);
    const { content } = await readSiteContent(platform);
    expect(content.pages.map(({ slug }) => slug)).toEqual(['spring']);
    expect(content.pages[0]).not.toHaveProperty('sections');
    expect((await readDraftContent(platform)).content.pages[0]).not.toHaveProperty('sections');
    const published = (await (await api.ask('GET', '/content-api/pages/spring')).json()) as ContentDocument;
    expect(published.data).toHaveProperty('sections.0.heading', 'Why');
    const listed = (await (await api.ask('GET', '/content-api/pages')).json()) as ContentDocument[];
    expect(listed[0]?.data).toHaveProperty('sections.0.heading', 'Why');
    const refused = await api.askAsAdmin('DELETE', '/content-api/services/custom-software?unlink=true');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      linked_from: expect.arrayContaining([expect.objectContaining({ collection: 'pages', slug: 'spring' })]),
    });
  });

  it('knows the address of the only document that was edited, once nothing else is left of it', async () => {
    const { platform, api } = await openWithApi(open);
    await publishPage(api);
    expect((await api.askAsAdmin('DELETE', '/content-api/pages/spring')).status).toBe(204);
    platform.now = () => new Date(Date.now() + 31 * 86_400_000);
    await deleteOldData(platform, retentionRules);
    const database = await openDatabase(platform.config.database, pino({ level: 'silent' }));
    const { former } = await readSiteContent({ database });
    await database.close();
    expect(former.get('pages/spring')).toBeNull();
  });
});
