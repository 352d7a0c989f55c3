import { expect } from 'vitest';
import { nowhere, type Driver } from './drive.ts';

/** What writes a post in steps: drafts, versions, who else is there. */
export async function drivePostEditing(
  { allow, refuse }: Driver,
  headers: Record<string, string>,
  { id, excerpt }: { id: string; excerpt: string },
): Promise<void> {
  const one = `/blog-api/${id}`;
  const gone = `/blog-api/${nowhere}`;
  const stale = { ...headers, 'if-match': '"99"' };
  await allow('GET', '/blog-authors', 200, { headers });
  await refuse('GET', '/blog-authors', 403);
  await allow('GET', '/blog-addresses/anything', 200, { headers });
  await refuse('GET', '/blog-addresses/anything', 403);
  const read = await allow('GET', `${one}/draft`, 200, { headers });
  const began = { ...headers, 'if-match': read.headers.get('etag')! };
  await refuse('GET', `${one}/draft`, 403);
  await refuse('GET', `${gone}/draft`, 404, { headers });
  const body = { excerpt: 'Another' };
  const saved = await allow('PUT', `${one}/draft`, 200, { body, headers: began });
  expect(await saved.json()).toMatchObject({ excerpt, draft: body });
  await refuse('PUT', `${one}/draft`, 409, { body: { excerpt: 'Third' }, headers: began });
  await refuse('PUT', `${one}/draft`, 428, { body, headers });
  await refuse('PUT', `${one}/draft`, 400, { body: { author: 'nobody' }, headers: stale });
  await refuse('PUT', `${one}/draft`, 403, { body });
  await refuse('PUT', `${gone}/draft`, 404, { body, headers: stale });
  await refuse('POST', `${one}/discard`, 409, { headers: stale });
  await allow('POST', `${one}/discard`, 200, { headers });
  await allow('PUT', `${one}/draft`, 200, { body, headers: { ...headers, 'if-match': '*' } });
  await refuse('POST', `${one}/publish`, 409, { headers: stale });
  await allow('POST', `${one}/publish`, 200, { headers });
  for (const path of ['publish', 'discard', 'presence', 'versions/1/restore']) {
    await refuse('POST', `${gone}/${path}`, 404, { headers });
    await refuse('POST', `${one}/${path}`, 403);
  }
  await allow('GET', `${one}/versions?limit=1`, 200, { headers });
  await refuse('GET', `${one}/versions?cursor=made-up`, 400, { headers });
  await refuse('GET', `${one}/versions`, 403);
  await refuse('GET', `${gone}/versions`, 404, { headers });
  await allow('GET', `${one}/versions/1`, 200, { headers });
  await refuse('GET', `${one}/versions/1`, 403);
  await refuse('GET', `${one}/versions/99`, 404, { headers });
  await refuse('GET', `${one}/versions/none`, 400, { headers });
  await refuse('POST', `${one}/versions/1/restore`, 409, { headers: stale });
  await refuse('POST', `${one}/versions/none/restore`, 400, { headers });
  await allow('POST', `${one}/versions/1/restore`, 200, { headers });
  await allow('POST', `${one}/presence`, 200, { headers });
}
