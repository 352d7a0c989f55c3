import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { createApplyAction } from '#app/forms/apply-form.ts';
import { createContactAction, createNewsletterAction } from '#app/forms/lead-forms.ts';
import { createNewsletterActions } from '#app/forms/newsletter-forms.ts';
import { createPageServices } from '#app/create-page-services.ts';
import { paths } from '#paths/paths.ts';
import { toPageKey } from '#app/page-key.ts';
import { createPageServer } from '#app/serve-page.ts';
import { createUploadServer } from '#app/serve-upload.ts';
import type { Pages } from '#astro/renderer.ts';
import { PageStore } from '#http/cache/page-store.ts';
import { createHttpServer } from '#http/create-server.ts';
import { createHealth } from '#http/health.ts';
import { anonymous } from '#platform/context.ts';
import { createClientIpReader } from '#platform/http/client-ip.ts';
import type { TestPlatform } from './test-platform.ts';

const mailedPages = [paths.confirmSubscription(), paths.unsubscribe(), paths.newsletterPreferences()];

/** Pages that show what they were given, as JSON. */
const pages: Pages = {
  findRoute: (url) =>
    ['/', '/blog', '/blog/rss.xml', '/auth', ...mailedPages].includes(url.pathname) ? url.pathname : null,
  async render(url, { page }) {
    // As Astro does: what a page throws becomes the error screen.
    if (url.pathname === '/blog/rss.xml') {
      return page.readFeed().then(Response.json, () => new Response('error screen', { status: 500 }));
    }
    const posts = await page.readLatestPosts();
    const shown = { name: page.settings.site_name, posts, form: page.form, query: url.search };
    return Response.json(shown, {
      status: url.pathname === '/404' ? 404 : 200,
      headers: { 'cache-control': url.pathname === '/auth' ? 'private, no-store' : 'public, max-age=0' },
    });
  },
};

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** The HTTP server on a port of its own, until the test ends, with pages that show what they were given. */
export async function openServer(platform: TestPlatform) {
  const readClientIp = createClientIpReader([]);
  const store = new PageStore(platform.database.contentVersion);
  const server = createHttpServer({
    platform,
    findCachedPage: (target) => store.find(toPageKey(target)),
    staticFiles: { find: () => null },
    servePage: createPageServer({
      platform,
      pages,
      store,
      createServices: createPageServices(platform),
      forms: {
        apply: createApplyAction(platform),
        contact: createContactAction(platform),
        newsletter: createNewsletterAction(platform),
        ...createNewsletterActions(platform),
      },
      readClientIp,
      redirectVisitor: () => Promise.resolve(null),
      resolveCaller: () => Promise.resolve(anonymous),
    }),
    serveUpload: createUploadServer(platform),
    serveApi: (_request, response) => void response.end('api'),
    serveHealth: createHealth(platform),
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function ask(
    path: string,
    options: { method?: string; headers?: object; body?: string } = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        { port, path, method: options.method ?? 'GET', headers: { ...options.headers } },
        (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
            reject,
          );
        },
      );
      request.on('error', reject).end(options.body);
    });
  }
  const post = (path: string, fields: Record<string, string>, headers: object = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  return { port, ask, post };
}
