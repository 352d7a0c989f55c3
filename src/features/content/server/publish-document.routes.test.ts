import { expect, it } from 'vitest';
import { describeOnBothDatabasesAtLength } from '#tests/support/test-platform.ts';
import { openTestApi, openWithApi, type TestApi } from '#tests/support/test-api.ts';
import { create, post, read, save } from '#tests/support/test-content.ts';

const [one, other, third] = ['test-x', 'test-y', 'test-z'].map((slug) => `/content-api/cases/${slug}`) as [
  string,
  string,
  string,
];

const onwardTo = (...cases: string[]) => ({ onward: { services: [], cases, products: [], articles: [] } });

/** Three drafts: two that name each other, and one that the second names. */
async function createDrafts(api: TestApi): Promise<void> {
  expect((await create(api, 'test-x', { client: 'Test X', ...onwardTo('test-y') })).status).toBe(201);
  await create(api, 'test-y', { client: 'Test Y', ...onwardTo('test-x', 'test-z') });
  await create(api, 'test-z', { client: 'Test Z' });
}

const documents = ['test-x', 'test-y', 'test-z'].map((slug) => ({ collection: 'cases', slug, version: 1 }));

const publishAll = (api: TestApi, named = documents) =>
  post(api, '/content-publish', { body: { documents: named } });

/** How a visitor's requests for the three are answered. */
const see = async (api: TestApi) =>
  (await Promise.all([one, other, third].map((path) => api.ask('GET', path)))).map(({ status }) => status);

describeOnBothDatabasesAtLength('drafts that name each other', (open) => {
  it('are named when one is refused, and published together', async () => {
    const { platform, api } = await openWithApi(open);
    await createDrafts(api);
    const refused = await post(api, `${one}/publish`);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [
          { field: 'data.onward.cases.0', message: '“Test Y” is a draft that visitors cannot see yet' },
        ],
        drafts: [
          { slug: 'test-y', title: 'Test Y', version: 1 },
          { slug: 'test-z', title: 'Test Z', version: 1 },
        ],
      },
    ]);
    const published = await publishAll(api);
    expect([published.status, await published.json()]).toMatchObject([
      200,
      documents.map(({ slug }) => ({ slug, version: 2, state: 'published', has_draft: false })),
    ]);
    expect(await see(api)).toEqual([200, 200, 200]);
    const versions = await (await api.askAsAdmin('GET', `${other}/versions`)).json();
    expect(versions).toMatchObject([{ action: 'publish' }, { action: 'create' }]);
    const recorded = await platform.database.kysely
      .selectFrom('audit_entries')
      .select('target_title')
      .where('action', '=', 'published')
      .execute();
    expect(recorded.map(({ target_title: title }) => title)).toEqual(['Test X', 'Test Y', 'Test Z']);
    expect((await publishAll(api)).status, 'asked again').toBe(200);
  });

  it('are all refused where one has another error', async () => {
    const api = await openTestApi(await open());
    await createDrafts(api);
    await save(api, third, onwardTo('nowhere'));
    const refused = await publishAll(api, [...documents.slice(0, 2), { ...documents[2]!, version: 2 }]);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      {
        errors: [
          { field: 'documents.2.data.onward.cases.0', message: '“Test Z”: "nowhere" is not in cases' },
        ],
      },
    ]);
    const body = await (await publishAll(api, documents.slice(0, 2))).json();
    expect(body).toMatchObject({ drafts: [{ slug: 'test-z', version: 2 }] });
    expect(await see(api)).toEqual([404, 404, 404]);
  });

  it('are all refused where one was changed since, and leave every version as it was', async () => {
    const api = await openTestApi(await open());
    await createDrafts(api);
    await save(api, other, { client: 'Test Y, changed' });
    const refused = await publishAll(api);
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'draft_changed', detail: '“Test Y, changed” was changed meanwhile. Nothing was published.' },
    ]);
    expect(await see(api)).toEqual([404, 404, 404]);
    expect(await read(api, one)).toMatchObject({ version: 1, has_draft: true });
  });

  it('are no mending where the text has another error as well', async () => {
    const api = await openTestApi(await open());
    await createDrafts(api);
    await save(api, one, onwardTo('test-y', 'nowhere'));
    const refused = await post(api, `${one}/publish`);
    const { errors, ...rest } = (await refused.json()) as { errors: { message: string }[] };
    expect(errors.map(({ message }) => message)).toEqual([
      '“Test Y” is a draft that visitors cannot see yet',
      '"nowhere" is not in cases',
    ]);
    expect(rest).not.toHaveProperty('drafts');
  });
});
