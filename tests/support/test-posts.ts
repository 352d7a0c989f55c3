import { expect } from 'vitest';
import { createPageServices } from '#app/create-page-services.ts';
import type { Version } from '#domain/editing/contract.ts';
import type { Post } from '#features/posts/contract.ts';
import { openTestApi, type TestApi } from './test-api.ts';
import type { TestPlatform } from './test-platform.ts';

/** The words of a post. */
export const text = { title: 'A title', excerpt: 'An excerpt', content: 'Some content' };

/** A post, published by default. */
export async function create(api: TestApi, values: object = {}): Promise<Post> {
  const response = await api.askAsAdmin('POST', '/blog-api', {
    body: { ...text, published: true, ...values },
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Post;
}

/** The body of a granted request's response. */
export const read = async <Answer>(response: Promise<Response>): Promise<Answer> => {
  const answer = await response;
  expect(answer.status).toBe(200);
  return (await answer.json()) as Answer;
};

/** A change, based on the given version or on any. */
export const put = (api: TestApi, path: string, body: object, from: number | '*' = '*') =>
  api.askAsAdmin('PUT', `/blog-api/${path}`, {
    body,
    headers: { 'if-match': from === '*' ? '*' : `"${from}"` },
  });

/** An editor's request without a body. */
export const post = (api: TestApi, path: string) => api.askAsAdmin('POST', path);

/** The versions of a post, the newest first. */
export const listVersions = (api: TestApi, id: string, query = '') =>
  read<Version[]>(api.askAsAdmin('GET', `/blog-api/${id}/versions${query}`));

export const open = async (platform: TestPlatform) => ({ api: await openTestApi(platform), platform });

/** The post at an address, as a visitor's page and a preview's read it. */
export async function readPages(platform: TestPlatform, slug: string) {
  const createServices = createPageServices(platform);
  const [page, preview] = await Promise.all([createServices(null), createServices(null, 'all')]);
  return { page: await page.readPost(slug), preview: await preview.readPost(slug), services: preview };
}
