import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { startAttacked } from './attacked-product.ts';
import { uploadPicture } from '#tests/support/pictures.ts';
import { sendRaw } from './send-raw.ts';

const pages = ['/', '/services', '/portfolio', '/blog', '/contact', '/privacy', '/auth', '/auth/forgot'];
const privatePages = ['/auth', '/auth/forgot', '/auth/reset?token=x', '/admin', '/admin/messages'];

/** One of everything that is answered, by what it is. */
const requests: Record<string, [path: string, init?: RequestInit]> = {
  'a page': ['/'],
  'the admin area': ['/admin'],
  'an unknown page': ['/nowhere'],
  'an unknown service': ['/services/nowhere'],
  'a feed': ['/blog/rss.xml'],
  'another feed': ['/blog/atom.xml'],
  'the site map': ['/sitemap.xml'],
  'robots.txt': ['/robots.txt'],
  'llms.txt': ['/llms.txt'],
  'the manifest': ['/manifest.webmanifest'],
  'a share image': ['/og/contact.png'],
  'no share image': ['/og/nowhere.png'],
  'a static file': ['/favicon.ico'],
  'an SVG file': ['/favicon.svg'],
  'an answer of the API': ['/functions/v1/settings'],
  'the description': ['/functions/v1/openapi.json'],
  'an unknown call': ['/functions/v1/nowhere'],
  'a refused call': ['/functions/v1/messages-api'],
  'a wrong credential': ['/functions/v1/settings', { headers: { authorization: 'Bearer x' } }],
  'a wrong method': ['/functions/v1/settings', { method: 'DELETE' }],
  'a bad body': ['/functions/v1/messages-api', { method: 'POST', body: '{' }],
  'an account call': ['/api/auth/sign-in/email', { method: 'POST' }],
  'an unknown account call': ['/api/auth/nowhere'],
  'a foreign form': ['/', { method: 'POST', headers: { origin: 'https://evil.example' } }],
  'no form': ['/', { method: 'POST', body: 'x' }],
  'a method pages have not': ['/', { method: 'DELETE' }],
  'a redirect': ['/blog/'],
  'no upload': ['/uploads/blog-1.png'],
  'a trick path': ['//admin'],
  health: ['/healthz'],
  readiness: ['/readyz'],
};

function expectSafe(what: string, headers: Headers, isHttps: boolean): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect([
    what,
    headers.get('x-content-type-options'),
    headers.get('referrer-policy'),
    headers.get('cross-origin-opener-policy'),
    headers.get('x-frame-options'),
    /(^|; ?)frame-ancestors 'none'(;|$)/.test(policy),
    /(^|; ?)default-src 'none'(;|$)/.test(policy),
    (headers.get('permissions-policy') ?? '').includes('geolocation=()'),
    headers.get('strict-transport-security'),
    headers.get('server') ?? headers.get('x-powered-by'),
    headers.get('access-control-allow-origin'),
  ]).toEqual([
    what,
    'nosniff',
    'strict-origin-when-cross-origin',
    'same-origin',
    'DENY',
    true,
    true,
    true,
    isHttps ? 'max-age=63072000' : null,
    null,
    null,
  ]);
}

describe.each([
  { name: 'a site on http', env: {} as Record<string, string>, isHttps: false },
  { name: 'a site on https', env: { SITE_URL: 'https://site.example' }, isHttps: true },
])('$name', ({ env, isHttps }) => {
  const attacked = startAttacked(env);
  let upload: string;
  beforeAll(async () => {
    upload = await uploadPicture(attacked.product.url, attacked.cookie);
  });

  it.each(Object.keys(requests))('sends its headers with %s', async (what) => {
    const [path, init] = requests[what]!;
    const { headers } = await attacked.ask(path, init);
    expectSafe(what, headers, isHttps);
    const shared = what === 'a share image' ? 'cross-origin' : 'same-origin';
    expect([what, headers.get('cross-origin-resource-policy')]).toEqual([what, shared]);
  });

  it('sends them with built files and uploads, which other sites may show', async () => {
    const html = await (await attacked.ask('/')).text();
    const [asset] = /\/_astro\/[^"']+\.css/.exec(html)!;
    expectSafe(asset, (await attacked.ask(asset)).headers, isHttps);
    const picture = await attacked.ask(upload);
    expectSafe('an upload', picture.headers, isHttps);
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it.each([
    ['what is no request', 'nonsense\r\n\r\n', 400],
    ['headers that are too long', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['a foreign host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 421],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
  ])('sends them with the refusal of %s', async (what, text, status) => {
    const answer = await sendRaw(attacked.product.url, text);
    expect(answer.status).toBe(status);
    expectSafe(what, new Headers(answer.headers), isHttps);
  });

  it('keeps private pages and every refusal out of caches', async () => {
    for (const path of privatePages) {
      expect([path, (await attacked.ask(path)).headers.get('cache-control')]).toEqual([
        path,
        'private, no-store',
      ]);
    }
    for (const path of ['/functions/v1/messages-api', '/functions/v1/session', '/functions/v1/api-keys']) {
      const answer = await attacked.askAsAdmin('GET', path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        200,
        'private, no-store',
      ]);
      expect((await attacked.ask(path)).headers.get('cache-control')).toContain('no-store');
    }
    const form = await attacked.ask('/contact', {
      method: 'POST',
      body: new URLSearchParams({ form: 'contact', name: 'Ann' }),
    });
    expect(form.headers.get('cache-control')).toBe('private, no-store');
  });

  it('sets cookies that no other host, no script and no foreign form can use', async () => {
    const signIn = await attacked.send('POST', '/api/auth/sign-in/email', attacked.product.admin);
    const challenge = await attacked.ask('/api/auth/passkey/generate-authenticate-options');
    const cookies = [...signIn.headers.getSetCookie(), ...challenge.headers.getSetCookie()];
    expect(cookies.length).toBeGreaterThanOrEqual(2);
    for (const cookie of cookies) {
      expect(cookie.startsWith('__Host-')).toBe(isHttps);
      expect(/; secure(;|$)/i.test(cookie)).toBe(isHttps);
      expect(cookie).toMatch(/; httponly(;|$)/i);
      expect(cookie).toMatch(/; samesite=(lax|strict)(;|$)/i);
      expect(cookie).toMatch(/; path=\/(;|$)/i);
      expect(cookie).not.toMatch(/; domain=/i);
    }
  });
});

describe("a page's Content-Security-Policy", () => {
  const { ask } = startAttacked();

  const readPolicy = async (path: string): Promise<Map<string, string[]>> => {
    const { headers } = await ask(path);
    const directives = headers
      .get('content-security-policy')!
      .split(';')
      .map((part) => part.trim());
    return new Map(
      directives.filter(Boolean).map((directive) => {
        const [name = '', ...sources] = directive.split(/\s+/);
        return [name, sources];
      }),
    );
  };

  it.each([...pages, '/admin', '/nowhere'])(
    'allows our own and known scripts and styles alone on %s',
    async (path) => {
      const policy = await readPolicy(path);
      for (const name of ['script-src', 'style-src']) {
        for (const source of policy.get(name)!) expect(source).toMatch(/^('self'|'sha256-[\w+/]+=*')$/);
      }
      expect(policy.get('default-src')).toEqual(["'none'"]);
      expect(policy.get('base-uri')).toEqual(["'none'"]);
      expect(policy.get('form-action')).toEqual(["'self'"]);
      expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
      expect(policy.get('connect-src')).toEqual(["'self'"]);
      expect([...policy.keys()].filter((name) => /-(attr|elem)$/.test(name))).toEqual([]);
    },
  );

  it.each(pages)('needs no exception: %s has no inline style or handler but known ones', async (path) => {
    const html = await (await ask(path)).text();
    expect(html).not.toMatch(/<[^>]+\sstyle=/i);
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i);
    const policy = await readPolicy(path);
    for (const [, text = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) {
      expect(policy.get('style-src')).toContain(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    }
  });
});
