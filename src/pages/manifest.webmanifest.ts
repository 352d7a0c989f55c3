import type { APIRoute } from 'astro';
import { getIconUrl } from '#domain/uploads/upload-variants.ts';
import { paths } from '#paths/paths.ts';
import { createContentResponse } from '#site/sharing/content-response.ts';
import { getShortName } from '#site/sharing/short-name.ts';

const drawnIcons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** None is maskable: nobody knows how much of an uploaded image may be cut off. */
const listOwnIcons = (favicon: string) =>
  ([192, 512] as const).map((size) => ({
    src: getIconUrl(favicon, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
  }));

/** Describes the site to a system that adds it to a home screen. */
export const GET: APIRoute = ({ locals: { page } }) => {
  const { site_name, tagline } = page.settings;
  const { favicon } = page.content.site.branding;
  const manifest = {
    name: site_name,
    short_name: getShortName(site_name),
    description: tagline,
    start_url: paths.home(),
    display: 'minimal-ui',
    background_color: '#f3f7f7',
    theme_color: '#f3f7f7',
    icons: favicon ? listOwnIcons(favicon) : drawnIcons,
  };
  return createContentResponse('application/manifest+json', JSON.stringify(manifest));
};
