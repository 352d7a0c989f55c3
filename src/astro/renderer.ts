import { createApp } from 'astro/app/entrypoint';
import { narrowPolicy } from './narrow-policy.ts';

/** The built pages, as the HTTP server uses them. */
export interface Pages {
  /**
   * The pattern of our page at this address, such as `/blog/[slug]` (it may still answer 404), or null.
   * Astro's own routes (`/_image`, `/_server-islands/[name]`) are in every server build, and do not count.
   */
  findRoute(url: URL): string | null;
  /** @throws when rendering fails */
  render(url: URL, locals: App.Locals): Promise<Response>;
}

/**
 * Astro's style beside a page's first island. Only metadata content may contain one: base.css has its rule.
 */
const islandStyle = /<style>astro-island,[^<]*<\/style>/;

/**
 * Attributes of an island that none of our scripts need: a random id, and options that name the component.
 */
const islandNotes = /(<astro-island) uid="[^"]*"([^>]*?) opts="[^"]*"/g;

/** An island's props, as JSON. */
const islandProps = /(<astro-island[^>]*) props="([^"]*)"/g;

/** Between single quotes, JSON's own need no escapes: 4 KB of the home page, and 180 bytes of it compressed. */
const quoteProps = (_: string, before: string, props: string): string =>
  `${before} props='${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;

/** The ends of a drawing's shapes, which React writes in full. */
const shapeEnds = /><\/(?:path|use|circle|rect|line|ellipse)>/g;

/** Spaces of the templates that no browser shows. */
const layoutSpaces = />\s+(?=<\/?(?:meta|link|script|title|head|body|html|main|section|footer|div)\b)/g;

const app = createApp({ streaming: false });

/** The built server's only export. */
export const pages: Pages = {
  findRoute(url) {
    const match = app.match(new Request(url));
    return match?.origin === 'project' ? match.route : null;
  },
  async render(url, locals) {
    const request = new Request(url);
    const routeData = app.match(request);
    const page = await app.render(request, { locals, ...(routeData && { routeData }) });
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
    const html = (await page.text())
      .replace(islandStyle, '')
      .replace(islandNotes, '$1$2 opts="{}"')
      .replace(islandProps, quoteProps)
      .replace(shapeEnds, '/>')
      .replace(layoutSpaces, '>');
    const headers = new Headers(page.headers);
    const policy = headers.get('content-security-policy');
    if (policy) headers.set('content-security-policy', narrowPolicy(policy, html));
    return new Response(html, { status: page.status, headers });
  },
};
