import { expect, it, vi } from 'vitest';

it('holds a failure back while the page is being left, and shows it if the page stays', async () => {
  vi.useFakeTimers();
  let leave = () => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => (leave = listener));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('NetworkError')));
  const { sendRequest } = await import('./send-request.ts');
  leave();
  const failed = vi.fn<(error: unknown) => void>();
  const sent = sendRequest('/a').catch(failed);
  await vi.advanceTimersByTimeAsync(3000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  await sent;
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'unreachable' }));
});
