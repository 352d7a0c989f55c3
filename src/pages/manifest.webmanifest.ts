import type { APIRoute } from 'astro';
import { paths } from '#paths/paths.ts';
import { answerWith } from '#site/sharing/answer.ts';

/** What a system shows of the site when it is put on a home screen. */
export const GET: APIRoute = ({ locals: { page } }) => {
  const { site_name, tagline } = page.settings;
  const manifest = {
    name: site_name,
    short_name: site_name.slice(0, 12),
    description: tagline,
    start_url: paths.home(),
    display: 'minimal-ui',
    background_color: '#f3f7f7',
    theme_color: '#f3f7f7',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return answerWith('application/manifest+json', JSON.stringify(manifest));
};
