import { describe, expect, it } from 'vitest';
import { RowEncoder, type RowEncoding } from './encode-rows.ts';

const fields = {
  id: 'text',
  name: 'text',
  read: 'flag',
  reasons: { listOf: ['links', 'honeypot'] },
} as const;
const encoding: RowEncoding = { format: 'json', fields, limit: 3, maximumBytes: 1000 };

const row = (n: number, change: object = {}) => ({
  id: `id-${n}`,
  name: 'Zoë, "the" first',
  read: 1,
  reasons: 'honeypot,forgotten,links',
  created_at: `2030-01-0${n}`,
  ...change,
});

function encode(change: Partial<RowEncoding>, rows: ReturnType<typeof row>[]) {
  const encoder = new RowEncoder({ ...encoding, ...change });
  const taken = rows.map((each) => encoder.add(each)).filter(Boolean).length;
  const { bytes, ...rest } = encoder.end();
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), taken, ...rest };
}

describe('rows', () => {
  it('become a JSON array of what the encoding names', () => {
    const { text, ...rest } = encode({}, [row(1), row(2, { name: null, read: 0, reasons: null })]);
    expect(JSON.parse(text)).toEqual([
      { id: 'id-1', name: 'Zoë, "the" first', read: true, reasons: ['honeypot', 'links'] },
      { id: 'id-2', name: null, read: false, reasons: [] },
    ]);
    expect(rest).toEqual({ taken: 2, last: { created_at: '2030-01-02', id: 'id-2' }, hasMore: false });
  });

  it('become lines of CSV', () => {
    const csv = { format: 'csv', fields: { name: 'text', read: 'flag', id: 'text' } } as const;
    expect(encode(csv, [row(1), row(2, { name: '=1+1' }), row(3, { name: null })]).text).toBe(
      '"Zoë, ""the"" first",true,id-1\r\n\'=1+1,true,id-2\r\n,true,id-3\r\n',
    );
  });

  it('are none', () => {
    expect(encode({}, [])).toEqual({ text: '[]', taken: 0, last: null, hasMore: false });
    expect(encode({ format: 'csv' }, [])).toMatchObject({ text: '', hasMore: false });
  });

  it.each([
    ['their number', { limit: 2 }],
    ['their bytes', { maximumBytes: 200 }],
  ])('end with %s', (_, change) => {
    const { taken, last, hasMore } = encode(change, [row(1), row(2), row(3)]);
    expect([taken, last?.id, hasMore]).toEqual([2, 'id-2', true]);
  });

  it('are one at least', () => {
    expect(encode({ maximumBytes: 1 }, [row(1), row(2)])).toMatchObject({ taken: 1, hasMore: true });
  });
});
