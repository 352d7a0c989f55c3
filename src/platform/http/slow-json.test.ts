import { pino } from 'pino';
import { expect, it } from 'vitest';
import { streamJson } from './slow-json.ts';

const log = pino({ level: 'silent' });

it('sends spaces until the work is done, and then its JSON', async () => {
  const work = Promise.withResolvers<object>();
  const reader = (await streamJson(work.promise, log, 1)).getReader();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  expect(await read()).toBe(' ');
  expect(await read()).toBe(' ');
  work.resolve({ added: 3 });
  let text = ' ';
  while (text === ' ') text = await read();
  expect(text).toBe('{"added":3}');
  expect(await reader.read()).toMatchObject({ done: true });
});

it('throws what fails before the first space, and breaks off what fails later', async () => {
  await expect(streamJson(Promise.reject(new Error('no file')), log)).rejects.toThrow('no file');
  const work = Promise.withResolvers<object>();
  const reader = (await streamJson(work.promise, log, 1)).getReader();
  await reader.read();
  work.reject(new Error('disk full'));
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await expect(rest()).rejects.toThrow('disk full');
});
