import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeOnBothDatabases } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { first, read, save, post, create, listSlugs } from '#tests/support/test-content.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { caseWords } from '#content/case-words.schema.ts';
import { defaultContent } from '#content/collections.ts';
import { readFirstWords } from '#content/drawn-words.schema.ts';
import type { ContentDocument, ContentOverview, Demonstration, DocumentCard } from '../contract.ts';

describeOnBothDatabases('lists of content', (open) => {
  it('lists nothing of a collection that is empty, and 404s for what is not in it', async () => {
    const api = await openTestApi(await open());
    for (const query of ['', '?q=nothing']) {
      const listed = await api.ask('GET', `/content-api/pages${query}`);
      expect([listed.status, await listed.json()]).toEqual([200, []]);
    }
    expect((await api.ask('GET', '/content-api/pages/nothing')).status).toBe(404);
  });

  it('says until when visitors see a document', async () => {
    const api = await openTestApi(await open());
    const [campaign, offer] = ownPages;
    for (const { slug, ...data } of [campaign!, offer!]) {
      await api.askAsAdmin('POST', `/content-api/pages/${slug}`, { body: { data } });
      expect(await read(api, `/content-api/pages/${slug}`)).toMatchObject({ closes_on: null });
      await post(api, `/content-api/pages/${slug}/publish`);
    }
    const closings = { [campaign!.slug]: null, [offer!.slug]: offer!.job!.closesOn };
    for (const [slug, closesOn] of Object.entries(closings))
      expect(await read(api, `/content-api/pages/${slug}`)).toMatchObject({ closes_on: closesOn });
    const rows = (await (await api.askAsAdmin('GET', '/content-api/pages')).json()) as DocumentCard[];
    expect(Object.fromEntries(rows.map((row) => [row.slug, row.closes_on]))).toEqual(closings);
  });

  it('holds 2,000 documents of a list, and no more', async () => {
    const { platform, api } = await openWithApi(open);
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

  it('ends in an order that someone asked for, each document in a place of its own, when several change it at once', async () => {
    const { platform, api } = await openWithApi(open);
    const slugs = await listSlugs(api);
    const orders = Array.from({ length: 20 }, (_, turn) => [...slugs.slice(turn), ...slugs.slice(0, turn)]);
    const reorder = (order: string[]) =>
      api.askAsAdmin('PUT', '/content-api/cases', { body: { slugs: order } });
    const { data } = await read(api, first);
    const added = Array.from({ length: 6 }, (_, index) => `added-${index}`);
    const add = (slug: string) => post(api, `/content-api/cases/${slug}`, { body: { data } });
    const answers = await Promise.all([...orders.map(reorder), ...added.map(add)]);
    expect(answers.map(({ status }) => status)).toEqual([...orders.map(() => 200), ...added.map(() => 201)]);
    const listed = await listSlugs(api, 'askAsAdmin');
    expect(listed.toSorted()).toEqual([...slugs, ...added].toSorted());
    const presentBefore = listed.filter((slug) => slugs.includes(slug));
    expect(orders).toContainEqual(presentBefore);
    const rows = await platform.database.kysely
      .selectFrom('content_documents')
      .select('position')
      .where('collection', '=', 'cases')
      .execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  });

  it('restores a document to its place, between those that took it meanwhile', async () => {
    const api = await openTestApi(await open());
    await create(api, 'our-own');
    const slugs = await listSlugs(api, 'askAsAdmin');
    await api.askAsAdmin('PUT', '/content-api/cases', { body: { slugs: ['our-own'] } });
    expect((await api.askAsAdmin('DELETE', '/content-api/cases/our-own')).status).toBe(204);
    const others = slugs.filter((slug) => slug !== 'our-own').toReversed();
    expect((await api.askAsAdmin('PUT', '/content-api/cases', { body: { slugs: others } })).status).toBe(200);
    const [{ id }] = (await (await api.askAsAdmin('GET', '/content-bin')).json()) as [{ id: string }];
    expect((await post(api, `/content-bin/${id}/restore`)).status).toBe(200);
    expect(await listSlugs(api, 'askAsAdmin')).toEqual(['our-own', ...others]);
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
    const { platform, api } = await openWithApi(open);
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

  it('lists the texts that are left of the demonstration, by their words', async () => {
    const api = await openTestApi(await open());
    const listLeft = async () => {
      const overview = await (await api.askAsAdmin('GET', '/content-overview')).json();
      return (overview as ContentOverview).to_replace;
    };
    const findLeft = async (slug: string) => (await listLeft()).find((one) => one.slug === slug);
    const publish = async (path: string, data: object) => {
      await save(api, path, data);
      expect((await post(api, `${path}/publish`)).status).toBe(200);
    };
    const before = await findLeft('dock-schedule');
    expect(before!.left).toBeGreaterThan(20);
    expect(before!.texts).toBeGreaterThanOrEqual(before!.left);
    expect(before!.claims).toBeGreaterThan(0);
    await save(api, first, {}, { slug: 'renamed' });
    expect(await findLeft('renamed'), 'after a renaming').toEqual({ ...before, slug: 'renamed' });
    await save(api, '/content-api/cases/renamed', {}, { slug: 'dock-schedule' });
    await publish(first, { client: 'Ours' });
    expect(await findLeft('dock-schedule')).toMatchObject({ title: 'Ours', left: before!.left - 1 });

    const assurance = '/content-api/site/assurance';
    const listFields = async () => {
      const found = (await (
        await api.askAsAdmin('GET', `${assurance}/demonstration`)
      ).json()) as Demonstration;
      return found.left.map(({ field }) => field);
    };
    const { items } = defaultContent.site.assurance;
    const insure = (text: string) => items.map((item, index) => (index === 3 ? { ...item, text } : item));
    expect(await listFields()).toContain('items.3.text');
    await publish(assurance, { items: insure(items[3]!.text.replace('claim.', 'claim!')) });
    expect(await listFields(), 'after one more sign').toContain('items.3.text');
    await publish(assurance, { items: insure('We are insured. Ask for the policy.') });
    expect(await listFields()).not.toContain('items.3.text');

    const footer = '/content-api/site/footer';
    const branding = '/content-api/site/branding';
    const social = { label: 'Elsewhere', links: [{ label: 'Mastodon', name: 'Us on Mastodon', href: '#' }] };
    await publish(branding, { social });
    const logo = { logo_url: 'https://acme.com/logo.png' };
    expect((await api.askAsAdmin('PUT', '/settings', { body: logo })).status).toBe(200);
    expect(await findLeft('branding'), 'with a logo, which is no icon').toMatchObject({ left: 2 });
    expect((await findLeft('footer'))!.left).toBeGreaterThan(0);
    await publish(footer, { note: 'Ours', newsletter: { heading: 'Letters', text: 'One now and then.' } });
    expect(await findLeft('footer')).toBeUndefined();
    expect((await api.askAsAdmin('GET', '/content-api/site/none/demonstration')).status).toBe(404);
  });

  it('leaves out the quiz while the home page does not show it', async () => {
    const api = await openTestApi(await open());
    const listCollections = async () => {
      const overview = await (await api.askAsAdmin('GET', '/content-overview')).json();
      return (overview as ContentOverview).to_replace.map(({ collection }) => collection);
    };
    expect(await listCollections()).toContain('quiz');
    const { homeSections } = defaultContent.site;
    await save(api, '/content-api/site/home-sections', {
      shown: homeSections.shown.filter((name) => name !== 'quiz'),
    });
    expect(await listCollections(), 'as a draft').toContain('quiz');
    expect((await post(api, '/content-api/site/home-sections/publish')).status).toBe(200);
    expect(await listCollections()).not.toContain('quiz');
    expect(await listCollections()).toContain('timeline');
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
});

describeOnBothDatabases('the collections', (open) => {
  it('come with the JSON Schema of each document, and with first words for those who write', async () => {
    const api = await openTestApi(await open());
    const list = async (ask: TestApi['ask']) =>
      (await (await ask('GET', '/content-api')).json()) as { name: string; schemas: object }[];
    const shown = await list(api.ask);
    expect(shown.find(({ name }) => name === 'cases')?.schemas).toMatchObject({
      '*': { type: 'object', additionalProperties: false },
    });
    const [word] = Object.values(readFirstWords(caseWords['dock-schedule']));
    expect(JSON.stringify(shown)).not.toContain('"initial"');
    expect(JSON.stringify(await list(api.askAsAdmin))).toContain(`"initial":${JSON.stringify(word)}`);
  });

  it('have JSON Schemas that their own documents conform to', async () => {
    const api = await openTestApi(await open());
    const get = async <T>(path: string) => (await (await api.ask('GET', path)).json()) as T;
    const shown = await get<{ name: string; schemas: Record<string, object> }[]>('/content-api');
    const faults: unknown[] = [];
    for (const { name, schemas } of shown) {
      for (const { slug } of await get<DocumentCard[]>(`/content-api/${name}`)) {
        const schema = z.fromJSONSchema((schemas['*'] ?? schemas[slug]) as z.core.JSONSchema.JSONSchema);
        const { data } = await get<ContentDocument>(`/content-api/${name}/${slug}`);
        const issues = schema.safeParse(data).error?.issues ?? [];
        faults.push(...issues.map(({ path, message }) => [name, slug, path.join('.'), message]));
      }
    }
    expect(faults).toEqual([]);
  });
});
