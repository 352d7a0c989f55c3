import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOwnPath, requireOwnPath } from './own-path.ts';

const origins = ['https://example.com', 'http://localhost:3000', 'http://[::1]:3000'];

/** Where a browser goes from each of our pages that responds with this Location header. */
const followLocation = (location: string) =>
  origins.flatMap((origin) =>
    ['/', '/auth', '/api/auth/verify-email?token=x'].map((page) => ({
      origin,
      arrived: new URL(location, origin + page),
    })),
  );

/** Texts made of the pieces that such tricks consist of. */
const trickyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['/', '//', '\\', '.', '..', '/.', '/..', '%2e', '%2E%2e', '%2f', '%5C', '%25', '%00', '%09', '%'],
        ...['?', '#', '@', ':', ';', '\t', '\n', '\r', '\0', ' ', '\u00a0', '\u3002', '\uff0f', '\ud83d'],
        ...['evil.example', 'https:', 'http:/', 'javascript:', 'x', 'auth', '[::1]', '127.1', '0x7f.1'],
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

describe('a path of ours', () => {
  it.each([
    ...[
      '/..//evil.example/login',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/%5cevil.example',
    ],
    ...['/%252e%252e/x', '/x%00', 'https:evil.example', 'javascript:alert(1)', '@evil.example', ' /auth', ''],
  ])('is not %j', (text) => {
    expect(readOwnPath(text)).toBeNull();
    expect(() => requireOwnPath(text)).toThrow(/leave the site/);
  });

  it.each([
    ['/', '/'],
    ['/auth?confirmed=1', '/auth?confirmed=1'],
    ['/blog?next=//evil.example', '/blog?next=//evil.example'],
    ['/blog?q=\\', '/blog?q=\\'],
    ['/blog/a-post#part', '/blog/a-post#part'],
    ['/services/../contact', '/contact'],
    ['/blog/größe', '/blog/gr%C3%B6%C3%9Fe'],
    ['/@evil.example', '/@evil.example'],
  ])('is %j, as %j', (text, path) => {
    expect(readOwnPath(text)).toBe(path);
    expect(requireOwnPath(text)).toBe(path);
  });

  it('keeps a browser on the site, whatever it was made of', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          trickyText,
          fc.webUrl(),
          trickyText.map((text) => `/${text}`),
        ),
        (text) => {
          const path = readOwnPath(text);
          if (path === null) return;
          for (const { origin, arrived } of followLocation(path)) {
            expect(arrived.origin).toBe(origin);
            expect(arrived.href).toBe(origin + path);
          }
          expect(readOwnPath(path)).toBe(path);
          expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it('is every plain path with its query', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const query = fc.webQueryParameters().map((text) => (text ? `?${text}` : ''));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), query, (segments, search) => {
        const path = `/${segments.join('/')}${search}`;
        const { pathname, search: normalized } = new URL(path, origins[0]);
        expect(readOwnPath(path)).toBe(pathname + normalized);
      }),
    );
  });
});
