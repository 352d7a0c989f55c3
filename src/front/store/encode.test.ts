import { expect, it } from 'vitest';
import { encodeAnswer } from './encode.ts';

const toHeaders = (head: string[]): Record<string, string> =>
  Object.fromEntries(head.flatMap((name, i) => (i % 2 === 0 ? [[name, head[i + 1]!]] : [])));

it('tells the length of what is sent, and none with a 304', async () => {
  const text = Buffer.from('<p>One</p>'.repeat(100));
  const headers = { 'content-type': 'text/html', 'content-length': String(text.byteLength) };
  const { br } = (await encodeAnswer(200, headers, text, 5)).representations;
  expect(toHeaders(br.head)).toMatchObject({
    'content-length': String(br.body.byteLength),
    'content-encoding': 'br',
    vary: 'accept-encoding',
    etag: br.etag,
  });
  expect(toHeaders(br.unchangedHead)).toEqual({ vary: 'accept-encoding', etag: br.etag });
});
