import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { streamCsv, toCell, type CsvRow } from './csv.ts';

const headings = ['name', 'note'];
const log = pino({ level: 'silent' });

describe('a CSV cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['a;=1+1', '"a;=1+1"'],
    [';=1+1', `"';=1+1"`],
    ['she said "no"', '"she said ""no"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['', ''],
    ['1-2', '1-2'],
  ])('holds %j', (text, cell) => {
    expect(toCell(text)).toBe(cell);
  });

  it.each(['=1+1', '+1 555', '-1', '@sum', '\tx', '＝1'])('shows %j and computes nothing', (text) => {
    expect(toCell(text)).toBe(`'${text}`);
  });

  it('is quoted as well where it begins with a line end or has a comma', () => {
    expect(toCell('=HYPERLINK("https://evil.example","x")')).toBe(
      `"'=HYPERLINK(""https://evil.example"",""x"")"`,
    );
    expect(toCell('\r=1')).toBe(`"'\r=1"`);
    expect(toCell('\n=1')).toBe(`"'\n=1"`);
  });
});

describe('a streamed CSV file', () => {
  it('has a heading and a line for each row, all ended by CRLF', async () => {
    async function* pages() {
      yield [{ name: 'Ann', note: 'a' }];
      yield [
        { note: 'b', name: 'Bé', id: 'not a column' },
        { name: 'Cy', note: null },
      ];
    }
    const bytes = await new Response(await streamCsv(headings, pages(), log)).bytes();
    expect(Buffer.from(bytes).toString()).toBe('\uFEFFname,note\r\nAnn,a\r\nBé,b\r\nCy,\r\n');
  });

  it('has a heading alone where there are no rows', async () => {
    async function* pages() {}
    const bytes = await new Response(await streamCsv(headings, pages(), log)).bytes();
    expect(Buffer.from(bytes).toString()).toBe('\uFEFFname,note\r\n');
  });

  it('reads no page but the first before it is asked for, and none after it is given up', async () => {
    let read = 0;
    let ended = false;
    async function* pages() {
      try {
        for (;;) {
          read += 1;
          yield [{ name: read }];
        }
      } finally {
        ended = true;
      }
    }
    const reader = (await streamCsv(headings, pages(), log)).getReader();
    expect(read).toBe(1);
    await reader.read();
    expect(read).toBe(1);
    await reader.read();
    expect(read).toBe(2);
    await reader.cancel();
    expect([read, ended]).toEqual([2, true]);
  });

  it('breaks off when a page cannot be read', async () => {
    async function* pages() {
      yield [{ name: 'Ann' }];
      throw new Error('away');
    }
    const body = await streamCsv(headings, pages(), log);
    await expect(new Response(body).text()).rejects.toThrow('away');
  });

  it('does not begin when its first page cannot be read', async () => {
    async function* pages() {
      yield await Promise.reject<CsvRow[]>(new Error('away'));
    }
    await expect(streamCsv(headings, pages(), log)).rejects.toThrow('away');
  });
});
