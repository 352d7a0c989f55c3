import type { ContentDocument, DocumentCard } from '#features/content/contract.ts';
import type { TestApi } from './test-api.ts';

/** The first case of the default content. */
export const first = '/content-api/cases/dock-schedule';

export const read = async (api: TestApi, path: string): Promise<ContentDocument> =>
  (await (await api.askAsAdmin('GET', path)).json()) as ContentDocument;

/** A save of the whole text with some fields changed, from the version that is there. */
export async function save(
  api: TestApi,
  path: string,
  changes: object,
  rest: object = {},
): Promise<Response> {
  const { data, draft, version } = await read(api, path);
  return api.askAsAdmin('PUT', path, { body: { data: { ...data, ...draft, ...changes }, version, ...rest } });
}

/** An editor's request that changes something. */
export const post = (api: TestApi, path: string, ask = {}) => api.askAsAdmin('POST', path, ask);

/** A case of the owner's own, as a draft. */
export async function create(api: TestApi, slug: string, changes: object = {}): Promise<Response> {
  const { data } = await read(api, first);
  return post(api, `/content-api/cases/${slug}`, { body: { data: { ...data, ...changes } } });
}

/** Lets the first case go: by default two services and a product lead on to it. */
export async function unlinkFirst(api: TestApi): Promise<void> {
  for (const document of ['services/custom-software', 'services/mobile-app-development', 'products/hrms']) {
    const path = `/content-api/${document}`;
    await save(api, path, { onward: { services: [], cases: [], products: [], articles: [] } });
    await post(api, `${path}/publish`);
  }
}

/** The slugs of the cases in their order, as a visitor or an editor sees them. */
export const listSlugs = async (api: TestApi, ask: 'ask' | 'askAsAdmin' = 'ask') =>
  ((await (await api[ask]('GET', '/content-api/cases')).json()) as DocumentCard[]).map(({ slug }) => slug);

/** A document that leads on to others. */
export interface WithOnward {
  data: { onward: { cases: string[]; articles: string[] } };
}
