import { createServer, request, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { readForm, type ReadForm } from './read-form.ts';

const contentType = 'multipart/form-data; boundary=x';

const writeField = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const writeFile = (name: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\n${text}\r\n`;

const end = '--x--\r\n';

/** A server that reads forms; `send` gives the request, whose body can go on, and what the server reads of it. */
async function open() {
  const waiting: ((reading: Promise<ReadForm>) => void)[] = [];
  const server = createServer((incoming) => {
    waiting.shift()!(readForm(incoming, String(incoming.headers['x-client'])));
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (client: string, body: string): Promise<{ sending: ClientRequest; reading: Promise<ReadForm> }> =>
    new Promise((resolve) => {
      const headers = { 'content-type': contentType, 'x-client': client };
      const sending = request({ port, method: 'POST', headers, agent: false }).on('error', () => {});
      sending.write(body);
      waiting.push((reading) => {
        reading.catch(() => {});
        resolve({ sending, reading });
      });
    });
}

it('reads the fields and the first file that has bytes, by its name as it was written', async () => {
  const send = await open();
  const text = 'Ann '.repeat(100_000);
  const begin = writeField('a', 'één\r\ntwo') + writeFile('', '') + writeFile('Lebenslauf – é.txt', text);
  const { sending, reading } = await send('a', begin);
  sending.end(writeFile('more.txt', 'Bob') + end);
  const { values, file } = await reading;
  expect(values).toEqual({ a: 'één\ntwo' });
  expect(file).toEqual({ name: 'Lebenslauf – é.txt', bytes: Buffer.from(text) });
});

it.each([
  ['more fields than a form has', writeField('a', 'b').repeat(101), 400],
  ['more text than fits in a form', writeField('a', 'b'.repeat(33_000)).repeat(2), 413],
])('refuses %s before the body ends', async (_what, body, status) => {
  const send = await open();
  const { reading } = await send('a', body + writeFile('cv.txt', 'Ann'));
  await expect(reading).rejects.toMatchObject({ status });
});

it.each(['', 'the end is missing', '--y--'])('refuses what is no form: %s', async (body) => {
  const send = await open();
  const { sending, reading } = await send('a', `${writeField('a', 'b')}${body}`);
  sending.end();
  await expect(reading).rejects.toMatchObject({ status: 400 });
});

it('says of a client that left in the middle that it is gone', async () => {
  const send = await open();
  const { sending, reading } = await send('a', writeFile('cv.txt', 'Ann'));
  sending.destroy();
  await expect(reading).rejects.toMatchObject({ code: 'ECONNRESET', message: 'aborted' });
});

it('reads two files of a client at once, and those of others beside them', async () => {
  const send = await open();
  const cv = writeFile('cv.txt', 'Ann');
  await send('slow', cv);
  await send('slow', cv);
  const { reading: third } = await send('slow', cv);
  await expect(third).rejects.toMatchObject({ status: 503 });
  const { sending, reading } = await send('other', cv);
  sending.end(end);
  expect((await reading).file?.name).toBe('cv.txt');
});
