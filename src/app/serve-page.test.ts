import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { defaultContent } from '#content/collections.ts';
import type { Pages } from '#astro/renderer.ts';
import { paths } from '#paths/paths.ts';
import { PageStore } from '#http/cache/page-store.ts';
import { anonymous } from '#platform/context.ts';
import { createClientIpReader } from '#platform/http/client-ip.ts';
import { Problem } from '#platform/http/problem.ts';
import { findNextClosing } from '#site/pages/own-pages.ts';
import { createPost } from '#features/posts/server/create-post.ts';
import { leadToPost } from '#features/posts/server/import/former-path.store.ts';
import { openAdmin } from '#tests/support/import-files.ts';
import { ownPages } from '#tests/support/own-pages.ts';
import { describeOnBothDatabasesAtLength, type TestPlatform } from '#tests/support/test-platform.ts';
import { createPageServices } from './create-page-services.ts';
import { createPageServer } from './serve-page.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

/** Serves pages that `render` produces, cached except for the sign-in page. */
async function serve(
  platform: TestPlatform,
  render: (path: string) => Promise<void>,
  content = defaultContent,
) {
  const pages: Pages = {
    findRoute: ({ pathname }) => (pathname.startsWith('/2019/') ? null : pathname),
    async render({ pathname, search }) {
      await render(pathname + search);
      const cacheControl = pathname === '/auth' ? 'private' : 'public';
      const status = pathname === paths.notFound() ? 404 : 200;
      return new Response('page', { status, headers: { 'cache-control': cacheControl } });
    },
  };
  const createServices = createPageServices(platform);
  const servePage = createPageServer({
    platform,
    pages,
    store: new PageStore(platform.database.contentVersion),
    createServices: async (form) => ({
      ...(await createServices(form)),
      content,
      validUntil: findNextClosing(content),
    }),
    forms: {},
    readClientIp: createClientIpReader(['127.0.0.1']),
    redirectVisitor: () => Promise.resolve(null),
    resolveCaller: () => Promise.resolve(anonymous),
  });
  const responses: ServerResponse[] = [];
  const server = createServer((incoming, response) => {
    responses.push(response);
    const url = new URL(incoming.url!, platform.config.siteUrl);
    servePage(incoming, response, url).catch((error: unknown) => {
      response.writeHead(error instanceof Problem ? error.status : 599).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  /** @returns the status, where it leads after that, and a function to disconnect before there is one */
  const ask = (path: string, client: string) => {
    const asked = request({ port, path, headers: { 'x-forwarded-for': client } });
    let location: string | undefined;
    const status = new Promise<number | undefined>((resolve) => {
      asked.on('response', (answer) => {
        ({ location } = answer.headers);
        resolve(answer.resume().statusCode);
      });
      asked.on('error', () => resolve(undefined));
    });
    asked.end();
    return { status, readLocation: () => location, leave: () => asked.destroy() };
  };
  return { ask, responses };
}

/** For steps that take a busy machine a while. */
const untilLoaded = { timeout: 60_000 };

/** Renders that wait until the gate is opened. */
function closeGate() {
  const rendered: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const render = (path: string) => {
    rendered.push(path);
    return gate;
  };
  return { rendered, render, open };
}

describeOnBothDatabasesAtLength('renders of pages that are not cached', (openPlatform) => {
  it('are refused to a client that asks for too many, and not to another', async () => {
    const { render, open } = closeGate();
    const { ask } = await serve(await openPlatform(), render);
    let refused = 0;
    const flood = Array.from({ length: 200 }, async (_, i) => {
      const status = await ask(`/auth?error=${i}`, '192.0.2.1').status;
      if (status === 503) refused += 1;
      return status;
    });
    await expect.poll(() => refused, untilLoaded).toBe(200 - 64);
    const other = ask('/auth', '192.0.2.2').status;
    open();
    expect(await other).toBe(200);
    expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(64);
  });

  it('are left out once nobody waits for them', async () => {
    const { rendered, render, open } = closeGate();
    const { ask, responses } = await serve(await openPlatform(), render);
    const urls = Array.from({ length: 16 }, (_, i) => `/auth?error=${i}`);
    const first = urls.map((path) => ask(path, '192.0.2.1').status);
    await expect.poll(() => rendered.length, untilLoaded).toBe(16);
    const left = ask('/auth?error=left', '192.0.2.1');
    await expect.poll(() => responses.length, untilLoaded).toBe(17);
    left.leave();
    await expect.poll(() => responses[16]!.destroyed, untilLoaded).toBe(true);
    open();
    await Promise.all(first);
    expect(await ask('/auth?error=next', '192.0.2.1').status).toBe(200);
    expect(rendered.slice(16)).toEqual(['/auth?error=next']);
  });
});

describeOnBothDatabasesAtLength('a page that links to an offer', (openPlatform) => {
  it('is rendered anew where the offer closed while it was rendered', async () => {
    vi.useFakeTimers({ now: Date.parse('2030-06-30T23:59:59.999Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const rendered: number[] = [];
    const render = async () => {
      rendered.push(Date.now());
      vi.setSystemTime('2030-07-01T00:00:00Z');
    };
    const { ask } = await serve(await openPlatform(), render, { ...defaultContent, pages: ownPages });
    for (let i = 0; i < 3; i += 1) expect(await ask('/', '192.0.2.1').status).toBe(200);
    expect(rendered).toEqual(['2030-06-30T23:59:59.999Z', '2030-07-01T00:00:00Z'].map(Date.parse));
  });
});

describeOnBothDatabasesAtLength('an address with a slash at its end', (openPlatform) => {
  it('leads to the imported post that had it in one step, or to the site’s own page', async () => {
    const platform = await openPlatform();
    const ctx = await openAdmin(platform);
    const { id } = await createPost(ctx, {
      title: 'My post',
      excerpt: 'An excerpt',
      content: 'Words',
      published: true,
    });
    await ctx.database.write(async (trx) => {
      for (const path of ['/2019/05/my-post', '/about']) await leadToPost(trx, path, id);
    });
    const { ask } = await serve(platform, () => Promise.resolve());
    const follow = async (path: string) => {
      const { status, readLocation } = ask(path, '192.0.2.1');
      return [await status, readLocation()];
    };
    expect(await follow('/2019/05/my-post/?from=feed')).toEqual([301, '/blog/my-post']);
    expect(await follow('/2019/05/my-post')).toEqual([301, '/blog/my-post']);
    expect(await follow('/2019/05/other/')).toEqual([308, '/2019/05/other']);
    expect(await follow('/about/?from=feed')).toEqual([308, '/about?from=feed']);
  });
});
