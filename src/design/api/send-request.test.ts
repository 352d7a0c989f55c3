import { expect, it, onTestFinished, vi } from 'vitest';
import { readJson, sendRequest } from './send-request.ts';

const answerWith = (answer: (init: RequestInit) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => answer(init));

it('throws a refusal with all that the server says of it', async () => {
  const errors = [{ field: 'title', message: 'Title is long' }];
  const problem = { title: 'Invalid request', detail: 'Title is long', code: 'invalid', errors };
  const headers = { 'x-request-id': 'r1', 'retry-after': '5' };
  answerWith(() => new Response(JSON.stringify(problem), { status: 400, headers }));
  await expect(sendRequest('/a')).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    message: 'Title is long',
    ...problem,
    requestId: 'r1',
    retryAfterSeconds: 5,
  });
});

it('has a text for an answer that is no problem document', async () => {
  answerWith(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(sendRequest('/a')).rejects.toMatchObject({
    status: 502,
    code: 'unexpected',
    detail: '',
    message: 'Unexpected server error',
  });
});

it('says that the server could not be reached', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(sendRequest('/a')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});

it('throws what the caller ended the request with', async () => {
  answerWith(({ signal }) => Promise.reject(signal!.reason));
  const reason = new Error('typed on');
  await expect(sendRequest('/a', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

it('fails where a success is not what the API sends', async () => {
  await expect(readJson(new Response('<h1>Sign in to this network</h1>'))).rejects.toMatchObject({
    name: 'ApiError',
    status: 502,
  });
});

it('holds a failure back while the page is being left, and shows it if the page stays', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let leave = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => (leave = listener));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('NetworkError')));
  // The page's listener is set where the module is loaded.
  vi.resetModules();
  const page = await import('./send-request.ts');
  leave();
  const failed = vi.fn<(error: unknown) => void>();
  const sent = page.sendRequest('/a').catch(failed);
  await vi.advanceTimersByTimeAsync(3000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  await sent;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreachable' }));
});
