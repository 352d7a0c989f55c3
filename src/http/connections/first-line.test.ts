import { describe, expect, it } from 'vitest';
import { checkFirstLine } from './first-line.ts';

const check = (text: string) => checkFirstLine(Buffer.from(text, 'latin1'));

describe('the first line of a request', () => {
  it.each([
    'GET / HTTP/1.1\r\n',
    '\r\n\n\r\nGET / HTTP/1.1\r\nA:  b\r\n',
    'GET / HTTP/2.0\r\n',
    'anything\r\n',
    'any',
    '\x16\x03\x01',
    'A'.repeat(20_000),
    '\r\n',
    '',
  ])('is left to Node when it is %j', (text) => expect(check(text)).toBe('left to Node'));

  it.each([
    'GET  / HTTP/1.1\r\n',
    'GET /  HTTP/1.1\r\n',
    '\r\nGET  /',
    'GET / HTTP/1.1\n',
    'GET / HTTP/1.1\nHost: a\r\n\r\n',
    'GET / HTTP/2.0\n\n',
    'PRI * HTTP/2.0\n\nSM\n\n',
  ])('is malformed when it is %j', (text) => expect(check(text)).toBe('malformed'));

  it('is begun wherever it is cut', () => {
    const line = 'M-SEARCH /blog?q=%20x HTTP/1.1\r';
    for (let end = 1; end <= line.length; end += 1) expect(check(line.slice(0, end))).toBe('begun');
  });
});
