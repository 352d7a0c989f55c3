import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createPageServices } from '#app/create-page-services.ts';
import { defaultContent } from '#content/collections.ts';
import type { SearchOutcome, SearchResult } from '#site/search/search-outcome.ts';
import { describeOnBothDatabases, setClock, type TestPlatform } from '#tests/support/test-platform.ts';
import { create, open, post, put } from '#tests/support/test-posts.ts';

/** Searches as a visitor's page does. */
async function search(
  platform: TestPlatform,
  text: string,
  page = 1,
  kind: string | null = null,
): Promise<SearchOutcome> {
  const services = await createPageServices(platform)(null);
  const outcome = await services.search({ text, page, kind });
  expect(outcome).not.toBeNull();
  return outcome!;
}

const toText = (pieces: SearchResult['title']) => pieces.map(({ text }) => text).join('');

/** The titles of the articles that are found. */
const findArticles = async (platform: TestPlatform, text: string): Promise<string[]> =>
  (await search(platform, text)).results
    .filter(({ kind }) => kind === 'Article')
    .map(({ title }) => toText(title));

const marked = (pieces: SearchResult['title']) =>
  pieces.flatMap(({ text, isMarked }) => (isMarked ? [text] : []));

describeOnBothDatabases('the search over the site', (openPlatform) => {
  it('puts titles before headings before texts, words before parts of words in the same place', async () => {
    const { api, platform } = await open(await openPlatform());
    await create(api, { title: 'Text', slug: 'b', content: 'A periscope' });
    await create(api, { title: 'Heading', slug: 'c', content: '<h2>The periscope</h2>' });
    await create(api, { title: 'Periscope', slug: 'd' });
    await create(api, { title: 'Compound', slug: 'e', content: 'A periscopemaker and a superperiscope' });
    await create(api, { title: 'Periscopes', slug: 'f', content: 'A periscope' });
    const found = ['Periscope', 'Periscopes', 'Heading', 'Text', 'Compound'];
    expect(await findArticles(platform, 'periscope')).toEqual(found);
    expect((await search(platform, 'periscope')).kinds).toEqual([{ kind: 'Article', count: found.length }]);
    const meant = ['Periscope', 'Heading', 'Periscopes', 'Text'];
    expect(await findArticles(platform, 'persicope')).toEqual(meant);
  });

  it('puts pages that name the words below their title last', async () => {
    const { results } = await search(await openPlatform(), 'automation');
    const kinds = results.map(({ kind }) => kind);
    expect(kinds).toContain('Page');
    expect(kinds.slice(kinds.indexOf('Page'))).toEqual(kinds.filter((kind) => kind === 'Page'));
  });

  it('shows what a page is, and nothing else that stands at its head', async () => {
    const { results } = await search(await openPlatform(), 'automation', 1, 'Page');
    const home = results.find(({ path }) => path === '/');
    expect(toText(home!.excerpt)).toBe(defaultContent.site.pageMetas.home.description);
  });

  it('takes a number for no other one, and finds it beside letters', async () => {
    const { api, platform } = await open(await openPlatform());
    for (const title of ['7043', '17043', '70432', 'v7043', '7043b'])
      await create(api, { title, slug: `n-${title}` });
    expect((await findArticles(platform, '7043')).toSorted()).toEqual(['7043', '7043b', 'v7043']);
  });

  it('forgives a typo only in a word that is found nowhere', async () => {
    const { api, platform } = await open(await openPlatform());
    await create(api, { title: 'Typo', slug: 'a', content: 'periscpe' });
    expect(await findArticles(platform, 'periscope')).toEqual(['Typo']);
    const draft = await create(api, { title: 'Right', slug: 'b', content: 'periscopes', published: false });
    expect(await findArticles(platform, 'periscope')).toEqual(['Typo']);
    await put(api, draft.id, { published: true });
    expect(await findArticles(platform, 'periscope')).toEqual(['Right']);
    await create(api, { title: 'Services', slug: 'c', content: 'servicez' });
    expect(await findArticles(platform, 'servicez')).toEqual(['Services']);
    expect(marked((await search(platform, 'servicez')).results[0]!.title)).toEqual([]);
  });

  it('finds the page of a title first, at its beginning', async () => {
    const platform = await openPlatform();
    const [first] = (await search(platform, 'privacy policy')).results;
    expect(first?.path).toBe('/privacy');
  });

  it('finds all words, wherever each of them is, the newest first', async () => {
    const { api, platform } = await open(await openPlatform());
    for (const [slug, published_at] of [
      ['old', '2020-01-01T00:00:00.000Z'],
      ['new', '2021-01-01T00:00:00.000Z'],
    ]) {
      await create(api, {
        title: slug,
        slug,
        published_at,
        content: '<h2>Zebra</h2>one<h2>Other</h2>walrus',
      });
    }
    await create(api, { title: 'half', slug: 'half', content: 'zebra' });
    expect(await findArticles(platform, 'walrus zebra')).toEqual(['new', 'old']);
  });

  it('leads to the chapter that has most of the words, and marks them', async () => {
    const { api, platform } = await open(await openPlatform());
    const content = '<h2>First</h2><p>zebra</p><h2>Stripes & more</h2><p>A zebra and a <b>wal</b>rus</p>';
    await create(api, { title: 'Zebras', slug: 'zebras', content });
    const [result] = (await search(platform, 'zebra walrus')).results;
    expect(result?.path).toBe('/blog/zebras#part-stripes-more');
    expect(marked(result!.excerpt)).toEqual(['zebra', 'walrus']);
    expect(marked(result!.title)).toEqual(['Zebras']);
    expect(toText(result!.heading!)).toBe('Stripes & more');
  });

  it.each([
    ['uber', 'Über den Wolken'],
    ['über', 'UBER'],
    ['u\u0308ber', 'über'],
    ['istanbul', 'İSTANBUL'],
    ['İstanbul', 'ıstanbul'],
    ['自動化', '業務の自動化を導入'],
    ['動', '業務の自動化を導入'],
    ['Prüfung', 'Die Rechnungsprüfung'],
    ['Rechnung', 'Die Rechnungsprüfung'],
    ['مرحبا', 'مَرْحَبًا'],
    ['c#', 'From C# to Go'],
    ['don’t', "We don't"],
    ['its', "It's"],
    ['at&t', 'AT&T'],
    ['ﷺ', 'ـ ﷺ ʼ'],
  ])('finds %s in %s', async (query, title) => {
    const { api, platform } = await open(await openPlatform());
    await create(api, { title, slug: 'it' });
    expect(await findArticles(platform, query)).toEqual([title]);
  });

  it('finds a post from the second on which it appears, until the one on which it disappears', async () => {
    const { api, platform } = await open(await openPlatform());
    const begin = Date.parse('2030-01-01T10:00:00.000Z');
    setClock(platform, begin - 60_000);
    const dates = {
      publish_at: new Date(begin).toISOString(),
      unpublish_at: new Date(begin + 5000).toISOString(),
    };
    await create(api, { title: 'Quokka', slug: 'quokka', ...dates });
    const at = async (ms: number) => {
      setClock(platform, begin + ms);
      return findArticles(platform, 'quokka');
    };
    expect(await at(-1)).toEqual([]);
    expect(await at(0)).toEqual(['Quokka']);
    expect(await at(4999)).toEqual(['Quokka']);
    expect(await at(5000)).toEqual([]);
    expect(await at(4999)).toEqual(['Quokka']);
  });

  it('follows every change of a post', async () => {
    const { api, platform } = await open(await openPlatform());
    const draft = await create(api, { title: 'Numbat', slug: 'numbat', published: false });
    const find = () => findArticles(platform, 'numbat');
    expect(await find()).toEqual([]);
    await put(api, draft.id, { published: true });
    expect(await find()).toEqual(['Numbat']);
    await put(api, `${draft.id}/draft`, { title: 'Quoll' });
    expect(await find()).toEqual(['Numbat']);
    await post(api, `/blog-api/${draft.id}/publish`);
    expect(await find()).toEqual([]);
    expect(await findArticles(platform, 'quoll')).toEqual(['Quoll']);
    await api.askAsAdmin('DELETE', `/blog-api/${draft.id}`);
    expect(await findArticles(platform, 'quoll')).toEqual([]);
    await post(api, `/blog-bin/${draft.id}/restore`);
    expect(await findArticles(platform, 'quoll')).toEqual(['Quoll']);
    await put(api, draft.id, { published: false });
    expect(await findArticles(platform, 'quoll')).toEqual([]);
  });

  it('indexes posts from before, says so meanwhile, and finds none at a version that is not theirs', async () => {
    const { api, platform } = await open(await openPlatform());
    const { id } = await create(api, { title: 'Dugong', slug: 'dugong' });
    const { database, site } = platform;
    await sql`delete from post_search where blog_id = ${id}`.execute(database.kysely);
    if (database.kind === 'sqlite') await sql`delete from post_search_index`.execute(database.kysely);
    const before = await search(platform, 'dugong');
    expect(before).toMatchObject({ count: 0, isComplete: false });
    await site.postIndex.fill();
    expect(await search(platform, 'dugong')).toMatchObject({ count: 1, isComplete: true });
    await sql`update blogs set title = 'Manatee', version = version + 1`.execute(database.kysely);
    expect((await search(platform, 'dugong')).results).toEqual([]);
  });

  it('finds services, products, cases, people, pages and legal texts by their parts', async () => {
    const platform = await openPlatform();
    const find = async (text: string) =>
      (await search(platform, text)).results.map(({ kind, path }) => `${kind} ${path}`);
    expect((await find('Mara Lindqvist'))[0]).toMatch(/^Person \/contact#/);
    expect(await find('Label Studio')).toEqual(['Service /services/ai-automation#tools-heading']);
    // A cell of a drawn sheet is no sentence.
    expect(await find('OBX-11')).toEqual([]);
    expect((await find('Reporting Dashboard'))[0]).toBe('Product /products#reporting');
    expect((await find('privacy'))[0]).toMatch(/ \/privacy/);
    expect((await find('Brindle Mutual'))[0]).toBe('Case study /portfolio/mainframe-handover');
    expect((await search(platform, 'Brindle Mutual')).results[0]?.measured?.value).toBe('11 weeks → 4 days');
    expect(await find('lindqvsit')).not.toEqual([]);
  });

  it('lists one kind of what it finds, and all where there is none of it', async () => {
    const platform = await openPlatform();
    const all = await search(platform, 'privacy');
    const legal = await search(platform, 'privacy', 1, 'Legal');
    expect(legal.results.map(({ kind }) => kind)).toEqual(Array<string>(legal.count).fill('Legal'));
    expect(legal).toMatchObject({ kind: 'Legal', kinds: all.kinds });
    expect(await search(platform, 'privacy', 1, 'Mail')).toEqual(all);
  });

  it('finds own pages as they change, and offers until they close', async () => {
    const { api, platform } = await open(await openPlatform());
    setClock(platform, Date.parse('2030-01-01T10:00:00.000Z'));
    const page = {
      title: 'Pangolin engineer',
      description: 'An offer.',
      hero: { heading: 'Work here', lead: 'With us.' },
      sections: [{ kind: 'text', heading: 'What you do', body: '<p>Feed <strong>axo</strong>lotls.</p>' }],
      place: 'none',
      job: {
        postedOn: '2029-12-01',
        closesOn: '2030-01-01',
        employmentType: 'FULL_TIME',
        location: 'Lyon',
        country: 'FR',
        remote: false,
      },
    };
    const created = await api.askAsAdmin('POST', '/content-api/pages/engineer', { body: { data: page } });
    expect(created.status).toBe(201);
    await post(api, '/content-api/pages/engineer/publish');
    const find = async (text: string) =>
      (await search(platform, text)).results.map(({ kind, path }) => `${kind} ${path}`);
    expect(await find('axolotls')).toEqual(['Job offer /engineer#what-you-do-heading']);
    setClock(platform, Date.parse('2030-01-02T00:00:00.000Z'));
    expect(await find('axolotls')).toEqual([]);
  });

  it('gives a page of results at a time, and no more than a hundred', async () => {
    const { api, platform } = await open(await openPlatform());
    for (let n = 0; n < 13; n += 1) await create(api, { title: `Wombat ${n}`, slug: `wombat-${n}` });
    const first = await search(platform, 'wombat');
    expect(first).toMatchObject({ count: 13, page: 1, pages: 2 });
    expect(first.results).toHaveLength(10);
    expect((await search(platform, 'wombat', 2)).results).toHaveLength(3);
    expect(await search(platform, 'wombat', 9)).toMatchObject({ page: 2 });
  });

  it('has no page of one or two results after another', async () => {
    const { api, platform } = await open(await openPlatform());
    for (let n = 0; n < 12; n += 1) await create(api, { title: `Wombat ${n}`, slug: `wombat-${n}` });
    const first = await search(platform, 'wombat');
    expect(first).toMatchObject({ count: 12, page: 1, pages: 1 });
    expect(first.results).toHaveLength(12);
  });

  it('finds nothing where no word is typed', async () => {
    const platform = await openPlatform();
    for (const text of ['', '   ', '?!"%*', '😀', '\\', "'", '"']) {
      expect(await search(platform, text)).toMatchObject({ hasWords: false, count: 0 });
    }
  });

  it('reads whatever is typed as words', async () => {
    const platform = await openPlatform();
    const typed = [
      'a" OR "b',
      "x' | 'y",
      'title: x',
      '{title}: x',
      'NEAR(a b)',
      'a* NOT b',
      '-- ; drop',
      'x\\',
    ];
    for (const text of [...typed, 'x'.repeat(10_000), 'word '.repeat(2000)]) {
      expect(await search(platform, text)).toMatchObject({ hasWords: true });
    }
  });
});
