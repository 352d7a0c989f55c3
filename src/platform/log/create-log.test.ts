import { describe, expect, it } from 'vitest';
import { createLog } from './create-log.ts';

function readLines(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog({ logLevel: 'info' }, { write: (line) => void (text += line) }));
  return text;
}

describe('a log line', () => {
  it.each([
    [
      '550 5.1.1 <ada.lovelace+site@example.com>: Recipient rejected',
      '550 5.1.1 <…@example.com>: Recipient rejected',
    ],
    ["no mailbox 'ada@mail.example.co.uk' here", "no mailbox '…@mail.example.co.uk' here"],
    ['two\nada@example.com,bob@example.org', 'two\n…@example.com,…@example.org'],
    ['Zoë@größe.example', '…@größe.example'],
    ['postgres://site:secret@database.example/site', 'postgres://site:…@database.example/site'],
  ])('keeps of the mailbox in %j nothing but its server', (text, masked) => {
    const error = Object.assign(new Error(text), { code: 'EENVELOPE' });
    const lines = readLines((log) => {
      log.warn({ error: text }, 'mail not sent');
      log.error({ err: error }, text);
    });
    const [first, second] = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({ error: masked });
    expect(second).toMatchObject({ err: { message: masked }, msg: masked });
    expect(lines).not.toMatch(/ada|bob|Zo|secret/);
  });

  it('keeps the packages that a stack names', () => {
    const place = 'at f (/app/node_modules/@hono/node-server/dist/index.mjs:1:2) better-auth@1.7.7';
    expect(readLines((log) => log.error({ stack: place }))).toContain(place);
  });
});
