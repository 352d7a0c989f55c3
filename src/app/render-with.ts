import type { Pages } from '#astro/renderer.ts';
import { listSecurityHeaders } from '#http/security-headers.ts';
import type { Platform } from '#platform/context.ts';
import { requireOwnPath } from '#platform/http/own-path.ts';
import type { PageServices } from '#site/page-services.ts';

interface RenderedPage {
  page: Response;
  headers: Record<string, string>;
}

/** Renders a page with what it is given, and completes its headers. */
export async function renderWith(
  services: PageServices,
  url: URL,
  { pages, platform }: { pages: Pages; platform: Platform },
  requestId: string,
): Promise<RenderedPage> {
  const page = await pages.render(url, { page: services, requestId });
  const outage = services.findOutage();
  if (outage && page.status >= 500) throw outage;
  const headers: Record<string, string> = Object.fromEntries([
    ...listSecurityHeaders(platform.config),
    ...page.headers,
  ]);
  if (headers['location'] !== undefined) headers['location'] = requireOwnPath(headers['location']);
  if (headers['content-type'] === 'text/html') headers['content-type'] = 'text/html; charset=utf-8';
  return { page, headers };
}
