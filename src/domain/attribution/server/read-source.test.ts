import { expect, it } from 'vitest';
import { readNativeSource, readSource } from './read-source.ts';

const encode = (sent: unknown) => encodeURIComponent(JSON.stringify(sent));

it('reads a visit that came by a campaign and went on to the form', () => {
  const source = readSource(
    encode({
      l: '/blog/a-post?utm_source=ads&utm_campaign=spring',
      r: 'www.google.com',
      p: '/contact?mail=ann@example.com',
      a: '/blog/a-post',
    }),
  );
  expect(source).toMatchObject({
    landing_page: '/blog/a-post',
    page: '/contact',
    last_article: '/blog/a-post',
    last_case: null,
    first: { channel: 'campaign', referrer_host: 'google.com', utm_source: 'ads', utm_campaign: 'spring' },
  });
  expect(source!.last).toEqual(source!.first);
});

it('does not call a visit direct whose beginning is not known', () => {
  expect(readSource(encode({ l: '/', p: '/contact' }))!.first.channel).toBeNull();
  expect(readSource(encode({ l: '/', p: '/contact', r: '' }))!.first.channel).toBe('direct');
});

it('tells the last arrival from the first', () => {
  const source = readSource(
    encode({ l: '/', r: 'bing.com', p: '/contact', t: '/contact?utm_medium=email', s: '' }),
  );
  expect(source).toMatchObject({ first: { channel: 'search' }, last: { channel: 'mail' } });
});

it.each([
  '%',
  '[]',
  'null',
  '"text"',
  '{}',
  encode({ l: 4, p: ['/x'] }),
  encode({ l: '//elsewhere.example/x' }),
  encode({ l: 'javascript:alert(1)' }),
  encode({ l: `/${'x'.repeat(4000)}` }),
  ...[
    ...[
      '/\\elsewhere.example/x',
      '/\t/elsewhere.example',
      '/.//elsewhere.example',
      '/a/../b',
      '/%2e%2e/b',
      '/a//b',
    ],
    ...['/a b', '/a\u202eb', '/a\u0000b', '/\ud800'],
  ].map((path) => encode({ l: path, p: path })),
])('takes nothing from %s', (header) => {
  expect(readSource(header)).toBeNull();
});

it('bounds what a forged one says', () => {
  const long = 'x'.repeat(600);
  const source = readSource(
    encode({ l: `/${long}?utm_source=${long}`, p: '/contact', r: '<script>', a: `/blog/${long}` }),
  );
  expect(source).toMatchObject({
    last_article: `/blog/${long.slice(0, 194)}`,
    first: { referrer_host: null },
  });
  expect(JSON.stringify(source).length).toBeLessThan(1200);
});

it.each(['/ /evil.example', '/\\evil.example', '/admin', '/blog/', '/blog/a/b', '/blog/rss.xml'])(
  'takes %s for no article and no case study',
  (path) => {
    const source = readSource(encode({ l: '/', p: '/contact', a: path, c: path }));
    expect(source).toMatchObject({ last_article: null, last_case: null });
  },
);

it('reads of a native form the page and what its address says', () => {
  const isOwn = (host: string) => host === 'site.example';
  const source = readNativeSource('/contact', 'https://site.example/contact?utm_campaign=spring', isOwn);
  expect(source).toMatchObject({ page: '/contact', landing_page: null, first: { utm_campaign: 'spring' } });
  const foreign = readNativeSource('/contact', 'https://evil.example/?utm_campaign=spring', isOwn);
  expect(foreign).toMatchObject({ first: { channel: null, utm_campaign: null } });
});
