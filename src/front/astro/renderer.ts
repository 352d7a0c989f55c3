import { createApp } from 'astro/app/entrypoint';

/** Renders one page. The built server's only export; everything else is the process's own. */
export type RenderPage = (request: Request, locals: App.Locals) => Promise<Response>;

const app = createApp({ streaming: false });

/** @returns the page; status 404 where no page has this address */
export const renderPage: RenderPage = (request, locals) => {
  const routeData = app.match(request);
  return app.render(request, { locals, ...(routeData && { routeData }) });
};
