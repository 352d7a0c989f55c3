import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askByName, startNginxBefore } from '#tests/support/nginx-example.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { startProduct, type Product } from '#tests/support/start-product.ts';
import { confineAsUnit, filterAsUnit, unitEnvironment } from './hardened-unit.ts';

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log('not checked: the shipped unit, whose limits only root can set');

const site = 'www.example.com';

it('lets a thread work on whose priority cannot be lowered', () => {
  const file = join(import.meta.dirname, '../../src/platform/lower-thread-priority.ts');
  const program = `(await import(${JSON.stringify(file)})).lowerThreadPriority(); console.log('works on')`;
  const [python, ...args] = [...filterAsUnit(['setpriority']), process.execPath];
  const { stdout } = spawnSync(python!, [...args, '--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stdout).toBe('works on\n');
});

describe.runIf(isRoot)('as the shipped unit limits it, behind the shipped nginx configuration', () => {
  const dir = mkdtempSync(join(tmpdir(), 'countermark-nginx-'));
  let product: Product;
  let port: number;
  let stopNginx = async () => {};
  let cookie = '';

  beforeAll(async () => {
    product = await startProduct(
      { ...unitEnvironment, SITE_URL: `https://${site}`, LOG_LEVEL: 'warn' },
      confineAsUnit,
    );
    ({ port, stop: stopNginx } = await startNginxBefore(product.url, dir));
    const signedIn = await post('/api/auth/sign-in/email', product.admin);
    cookie = signedIn.headers['set-cookie']!.map((line) => line.split(';')[0]).join('; ');
  });
  afterAll(async () => {
    await stopNginx();
    await (product as Product | undefined)?.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    askByName(port, site, path, { headers: { cookie, ...headers } });
  const post = (path: string, body: object) =>
    askByName(port, site, path, {
      method: 'POST',
      headers: { cookie, origin: `https://${site}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('is confined', () => {
    const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
    expect(status).toMatch(/^Seccomp:\t2$/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  });

  it('serves pages, articles, feeds, searches and exports, and is ready', async () => {
    const created = await post('/functions/v1/blog-api', {
      title: 'Behind a filter',
      excerpt: 'What it is like.',
      content: '<p>All of it works.</p>',
      published: true,
    });
    expect(created.status).toBe(201);
    const message = { name: 'Ann', email: 'ann@example.com', subject: 'A ward', message: 'Can you help?' };
    expect((await post('/functions/v1/messages-api', message)).status).toBe(201);
    const shown: [string, string][] = [
      ['/', 'Countermark'],
      ['/blog/behind-a-filter', 'All of it works.'],
      ['/blog/rss.xml', 'Behind a filter'],
      ['/functions/v1/blog-api', 'Behind a filter'],
      ['/functions/v1/blog-api?q=filter', 'Behind a filter'],
      ['/functions/v1/messages-export', 'Can you help?'],
      ['/readyz', 'ready'],
    ];
    for (const [path, words] of shown) {
      const answer = await ask(path);
      expect([path, answer.status, answer.text.includes(words)]).toEqual([path, 200, true]);
    }
    expect(product.output()).not.toMatch(/"level":(40|50|60)/);
  });

  it('takes pictures and makes them smaller', async () => {
    const { name, mimeType, buffer } = await makePicture({ width: 900, height: 600 });
    const form = new FormData();
    form.set('kind', 'blog');
    form.set('file', new File([new Uint8Array(buffer)], name, { type: mimeType }));
    const encoded = new Response(form);
    const stored = await askByName(port, site, '/functions/v1/uploads', {
      method: 'POST',
      headers: {
        cookie,
        origin: `https://${site}`,
        'content-type': encoded.headers.get('content-type')!,
      },
      body: await encoded.bytes(),
    });
    expect(stored.status).toBe(201);
    const { url } = JSON.parse(stored.text) as { url: string };
    const small = await ask(`${new URL(url, `https://${site}`).pathname}?w=480`);
    expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('leads the name without www to the site, and has no other', async () => {
    const answer = await askByName(port, 'example.com', '/blog?q=x');
    expect([answer.status, answer.headers.location]).toEqual([301, `https://${site}/blog?q=x`]);
    expect((await askByName(port, 'example.org', '/')).status).toBe(421);
  });

  it('refuses a body that is too large as the product does', async () => {
    const refuse = (bytes: number) =>
      askByName(port, site, '/functions/v1/uploads', {
        method: 'POST',
        headers: { cookie, origin: `https://${site}`, 'content-type': 'multipart/form-data; boundary=x' },
        body: new Uint8Array(bytes),
      });
    for (const megabytes of [11.5, 13]) {
      const { status, headers, text } = await refuse(megabytes * 1024 * 1024);
      expect([status, headers['content-type']]).toEqual([413, 'application/problem+json']);
      expect(headers['cache-control']).toContain('no-store');
      expect(JSON.parse(text)).toMatchObject({ status: 413, title: 'Content too large', code: 'too_large' });
    }
  });

  it('shows its figures to the machine alone', async () => {
    expect((await ask('/metrics')).status).toBe(404);
    expect((await fetch(`${product.url}/metrics`)).status).toBe(200);
  });
});
