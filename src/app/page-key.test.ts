import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPageKey } from './page-key.ts';

it.each([
  ['/', '/'],
  ['/?utm_source=x&gclid=1', '/'],
  ['/?', '/'],
  ['/services?q=1', '/services'],
  ['/#top', '/'],
  ['/#top?q=1', '/'],
  ['/blog?fbclid=1&q=ward&cursor=c', '/blog?cursor=c&q=ward'],
  ['/blog?q=a%20b&q=c', '/blog?q=a+b'],
  ['/blog?q=', '/blog'],
  ['/blog?utm_source=%ff&q=a#q=b', '/blog?q=a'],
  ['/blog/one?q=1', '/blog/one'],
  ['/blog/tag/one?q=1&cursor=c', '/blog/tag/one?cursor=c'],
  ['/blog/author/one?cursor=c', '/blog/author/one?cursor=c'],
  ['/blog/tag/one/rss.xml?cursor=c', '/blog/tag/one/rss.xml'],
  ['/constructor?q=1', '/constructor'],
])('reads of %s what the page reads: %s', (target, key) => {
  expect(toPageKey(target)).toBe(key);
});

it('gives one key to all ways to write what is asked for, and leaves a key as it is', () => {
  const query = fc.webQueryParameters();
  fc.assert(
    fc.property(fc.constantFrom('/', '/blog', '/auth', '/blog/one'), query, (path, text) => {
      const key = toPageKey(`${path}?${text}`);
      expect(toPageKey(key)).toBe(key);
      expect(key.length).toBeLessThan(path.length + 3000);
    }),
  );
});
