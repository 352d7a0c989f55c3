import { afterEach, describe, expect, it, vi } from 'vitest';
import { readNext, request, requestPage } from './request.ts';
import { answerConfirmation } from './sign-in-confirmation.ts';

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

describe('a request that a recent sign-in is missing for', () => {
  const answerUntilConfirmed = () => {
    let isConfirmed = false;
    let asked = 0;
    vi.stubGlobal('fetch', (url: string) => {
      if (url.endsWith('/session')) return Promise.resolve(new Response('{"user":{}}'));
      asked += 1;
      const refusal = { code: 'recent_sign_in_required', detail: 'Please confirm' };
      return Promise.resolve(isConfirmed ? new Response('{"id":"a"}') : problem(403, refusal));
    });
    return {
      countAsked: () => asked,
      answer(confirmed: boolean) {
        isConfirmed = confirmed;
        answerConfirmation(confirmed);
      },
    };
  };

  /** Answers the question until what waits for it has settled. */
  async function settle<Value>(waiting: Promise<Value>, answer: () => void): Promise<Value> {
    let isSettled = false;
    const settled = waiting.finally(() => (isSettled = true));
    settled.catch(() => undefined);
    await vi.waitFor(() => {
      answer();
      expect(isSettled).toBe(true);
    });
    return settled;
  }

  it('is sent again once that was confirmed, with others that waited', async () => {
    const server = answerUntilConfirmed();
    const both = Promise.all([request('/a'), request('/b')]);
    await vi.waitFor(() => expect(server.countAsked()).toBe(2));
    expect(await settle(both, () => server.answer(true))).toEqual([{ id: 'a' }, { id: 'a' }]);
    expect(server.countAsked()).toBe(4);
  });

  it('is refused when it was not', async () => {
    const server = answerUntilConfirmed();
    const refused = settle(request('/a'), () => server.answer(false));
    await expect(refused).rejects.toMatchObject({ code: 'recent_sign_in_required' });
    expect(server.countAsked()).toBe(1);
  });
});
