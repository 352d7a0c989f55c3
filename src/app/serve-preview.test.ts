import { expect, it } from 'vitest';
import { toPreviewHtml } from './serve-preview.ts';

const base = '/preview/token';

it.each([
  ['<a href="/services">', '<a href="/preview/token/services">'],
  ['<a class="x" href="/">', '<a class="x" href="/preview/token">'],
  ['<a href="/portfolio?category=A#b">', '<a href="/preview/token/portfolio?category=A#b">'],
  ['<a href="//elsewhere.example">', '<a href="//elsewhere.example">'],
  ['<a href="https://elsewhere.example/">', '<a href="https://elsewhere.example/">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<a href="/uploads/x.webp">', '<a href="/uploads/x.webp">'],
  ['<a href="/admin">', '<a href="/admin">'],
  ['<link href="/_astro/x.css">', '<link href="/_astro/x.css">'],
])('leads %s to %s', (link, expected) => {
  expect(toPreviewHtml(link, base)).toBe(expected);
});

it('says what it is', () => {
  expect(toPreviewHtml('<head></head><body><main></main></body>', base)).toMatch(
    /<p class="preview-notice" role="note">Preview: [^<]+<\/p><\/body>$/,
  );
});
