import { createApp } from 'astro/app/entrypoint';

/** The built pages, as the front uses them. */
export interface Pages {
  /** Whether a page has this address (a post's page may still say 404). */
  has(url: URL): boolean;
  /** @throws when rendering fails */
  render(url: URL, locals: App.Locals): Promise<Response>;
}

const app = createApp({ streaming: false });

/** The built server's only export. */
export const pages: Pages = {
  has: (url) => app.match(new Request(url)) !== undefined,
  render(url, locals) {
    const request = new Request(url);
    const routeData = app.match(request);
    return app.render(request, { locals, ...(routeData && { routeData }) });
  },
};
