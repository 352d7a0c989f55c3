import { expect, it } from 'vitest';
import type { CleanStart } from '#features/setup/contract.ts';
import type { EditedPost, Post } from '#features/posts/contract.ts';
import type { Tag } from '#features/posts/tags.contract.ts';
import { readContent, startClean, undoCleanStart } from '#tests/support/clean-start.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { post, read, save } from '#tests/support/test-content.ts';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { seedContent } from '../../scripts/seed-content.ts';

const publish = async (api: TestApi, name: string, changes: object) => {
  expect((await save(api, `/content-api/${name}`, changes)).status).toBe(200);
  expect((await post(api, `/content-api/${name}/publish`)).status).toBe(200);
};

const start = async (api: TestApi) => {
  const answer = await startClean(api);
  expect(answer.status).toBe(201);
  return (await answer.json()) as CleanStart;
};

const undo = async (api: TestApi, started: CleanStart) =>
  (await (await undoCleanStart(api, started)).json()) as { unchanged: number };

const listSlugs = async (api: TestApi, collection: string) =>
  (await readContent(api, collection)).map(({ slug }) => slug);

const readJson = async <T>(asked: Promise<Response>) => (await (await asked).json()) as T;

describeOnBothDatabasesAtLength('what is the owner’s when they start clean', (open) => {
  it('stays on the site under a name of their own, with its places in menu and home page', async () => {
    const api = await openTestApi(await open());
    await publish(api, 'timeline/healthcare', { client: 'Portside Clinic' });
    await publish(api, 'cases/referral-triage', { client: 'Portside Clinic' });
    const { data: home } = await read(api, '/content-api/site/home-cases');
    expect(home).toMatchObject({ cases: expect.arrayContaining(['referral-triage']) });
    await start(api);
    expect(await listSlugs(api, 'timeline')).toEqual(['healthcare']);
    expect(await listSlugs(api, 'cases')).toEqual(['referral-triage']);
    for (const name of ['home-cases', 'home-proof'])
      expect(await readContent(api, `site/${name}`)).toMatchObject({ data: { cases: ['referral-triage'] } });
  }, 60_000);

  it('stays as a draft where the name is the demonstration’s, until it is brought back', async () => {
    const api = await openTestApi(await open());
    const before = { products: await listSlugs(api, 'products'), cases: await listSlugs(api, 'cases') };
    expect((await save(api, '/content-api/products/lms', { title: 'Harbor Desk' })).status).toBe(200);
    const hindsight = 'We would speak with the crane drivers on the first morning.';
    await publish(api, 'cases/dock-schedule', { hindsight });
    const started = await start(api);
    expect(await listSlugs(api, 'products')).toEqual([]);
    expect(await listSlugs(api, 'cases')).toEqual([]);
    expect(await read(api, '/content-api/products/lms')).toMatchObject({
      state: 'draft',
      title: 'Harbor Desk',
      data: null,
      draft: { title: 'Harbor Desk' },
    });
    expect(await read(api, '/content-api/cases/dock-schedule')).toMatchObject({
      state: 'draft',
      draft: { hindsight },
    });
    expect(await undo(api, started)).toEqual({ unchanged: 0 });
    expect(await listSlugs(api, 'products')).toEqual(before.products);
    expect(await listSlugs(api, 'cases')).toEqual(before.cases);
    expect(await read(api, '/content-api/products/lms')).toMatchObject({
      state: 'default',
      data: { title: 'AI-Powered LMS' },
      draft: { title: 'Harbor Desk' },
    });
    expect(await read(api, '/content-api/cases/dock-schedule')).toMatchObject({
      state: 'edited',
      data: { hindsight },
      draft: null,
    });
  }, 60_000);

  it('stays beside a post of the demonstration as a draft, until it is brought back', async () => {
    const { platform, api } = await openWithApi(open);
    await seedContent(platform);
    const [shown] = await readJson<Post[]>(api.ask('GET', '/blog-api'));
    const { id, title: former } = shown!;
    const body = { title: 'How our own garden grew' };
    const headers = { 'if-match': '*' };
    expect((await api.askAsAdmin('PUT', `/blog-api/${id}/draft`, { body, headers })).status).toBe(200);
    const started = await start(api);
    expect(await readJson<Post[]>(api.ask('GET', '/blog-api'))).toEqual([]);
    expect(await readJson<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`))).toMatchObject({
      title: body.title,
      published: false,
      draft: null,
    });
    expect(await undo(api, started)).toEqual({ unchanged: 0 });
    expect(await readJson<EditedPost>(api.askAsAdmin('GET', `/blog-api/${id}/draft`))).toMatchObject({
      title: former,
      published: true,
      draft: body,
    });
  }, 60_000);

  it('keeps no author and no tag of the demonstration alone, and shows the articles', async () => {
    const { platform, api } = await openWithApi(open);
    await seedContent(platform);
    const all = await readJson<Post[]>(api.ask('GET', '/blog-api?limit=50'));
    const kept = all.find(({ author }) => author === 'joanna-marsh')!;
    const body = { title: 'How our own garden grew' };
    expect((await api.askAsAdmin('PUT', `/blog-api/${kept.id}`, { body })).status).toBe(200);
    const described = { description: 'What we plant.' };
    expect((await api.askAsAdmin('PUT', '/blog-tags/integration', { body: described })).status).toBe(200);
    const tagged = all.filter(({ tags }) => tags.length > 0).map(({ id, tags }) => [id, tags]);
    const listTags = () => readJson<Tag[]>(api.askAsAdmin('GET', '/blog-tags'));
    const before = await listTags();

    const started = await start(api);
    const [shown, ...others] = await readJson<Post[]>(api.ask('GET', '/blog-api'));
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ id: kept.id, author: null, tags: kept.tags });
    expect((await listTags()).map(({ slug }) => slug)).toEqual([...kept.tags, 'integration'].toSorted());
    const { data } = (await readContent(api, 'site/home-sections')) as unknown as {
      data: { shown: string[] };
    };
    expect(data.shown).toContain('articles');

    expect(await undo(api, started)).toEqual({ unchanged: 0 });
    expect(await listTags()).toEqual(before);
    const after = await readJson<Post[]>(api.ask('GET', '/blog-api?limit=50'));
    expect(after.find(({ id }) => id === kept.id)?.author).toBe('joanna-marsh');
    expect(after.filter(({ tags }) => tags.length > 0).map(({ id, tags }) => [id, tags])).toEqual(tagged);
  }, 60_000);
});
