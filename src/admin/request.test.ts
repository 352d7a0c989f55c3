import { afterEach, describe, expect, it, vi } from 'vitest';
import { readNext, request, requestPage } from './request.ts';

const problem = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });

function answerWith(answers: Record<string, () => Response>) {
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answers[url];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError('Failed to fetch'));
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('readNext', () => {
  it('takes the address of the next page out of a Link header', () => {
    expect(readNext('</functions/v1/messages-api?cursor=x>; rel="next"')).toBe(
      '/functions/v1/messages-api?cursor=x',
    );
    expect(readNext('</a>; rel="prev"')).toBeNull();
    expect(readNext(null)).toBeNull();
  });
});

describe('request', () => {
  it('gives a page and where the next one is', async () => {
    answerWith({
      '/functions/v1/messages-api': () =>
        new Response('[{"id":"a"}]', {
          headers: { link: '</functions/v1/messages-api?cursor=x>; rel="next"' },
        }),
    });
    expect(await requestPage('/messages-api', null)).toEqual({
      rows: [{ id: 'a' }],
      next: '/functions/v1/messages-api?cursor=x',
    });
  });

  it("throws a refusal with the server's text and the refused fields", async () => {
    answerWith({
      '/functions/v1/blog-api': () =>
        problem(400, { detail: 'Title is long', code: 'invalid', errors: [{ field: 'title' }] }),
    });
    await expect(request('/blog-api')).rejects.toMatchObject({
      status: 400,
      code: 'invalid',
      message: 'Title is long',
      fields: ['title'],
    });
  });

  it('tells an ended session from a missing role', async () => {
    const refusal = () => problem(403, { detail: 'Admin access required', code: 'admin_required' });
    answerWith({
      '/functions/v1/a': refusal,
      '/functions/v1/session': () => new Response('{"user":null}'),
    });
    await expect(request('/a')).rejects.toMatchObject({ code: 'signed_out' });
    answerWith({
      '/functions/v1/a': refusal,
      '/functions/v1/session': () => new Response('{"user":{"id":"u"}}'),
    });
    await expect(request('/a')).rejects.toMatchObject({ code: 'admin_required' });
  });

  it('says that the server could not be reached', async () => {
    answerWith({});
    await expect(request('/a')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('has a text for an answer that is no problem document', async () => {
    answerWith({ '/functions/v1/a': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) });
    await expect(request('/a')).rejects.toMatchObject({ status: 502, message: 'Unexpected server error' });
  });
});
