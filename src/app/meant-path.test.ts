import { expect, it } from 'vitest';
import { readMeantPath } from './meant-path.ts';

it.each([
  ['/Contact', '/contact'],
  ['/blog/slug.', '/blog/slug'],
  ['/blog/slug)', '/blog/slug'],
  ['/blog/slug%29.', '/blog/slug'],
  ['/blog/slug%E2%80%9D,', '/blog/slug'],
  ['/blog/slug%3E', '/blog/slug'],
  ['/Blog/Slug!?utm_source=letter', '/blog/slug?utm_source=letter'],
  ['//blog', '/blog'],
  ['///blog//slug', '/blog/slug'],
  ['/)', '/'],
])('takes %s to mean %s', (target, meant) => {
  expect(readMeantPath(target)).toBe(meant);
});

it.each(['/blog/slug', '/blog/slug?q=A.', '/', '///', '/?Q=)'])('finds nothing to mend in %s', (target) => {
  expect(readMeantPath(target)).toBeNull();
});

it.each([
  '//evil.example',
  '///evil.example/x.',
  '/%2f/evil.example',
  '/%5C/evil.example.',
  '/\\evil.example)',
])('stays on the site with %s', (target) => {
  const meant = readMeantPath(target) ?? '/';
  expect(new URL(meant, 'https://www.example.com').host).toBe('www.example.com');
});

it.each(['/blog/../x.', '/x%2f..%2fy.', '/a%00)', '/a%0d%0aset-cookie:x)'])(
  'refuses the trick %s',
  (target) => {
    expect(readMeantPath(target)).toBeNull();
  },
);
