import type { APIRoute } from 'astro';
import { figureSheet } from '#design/figures/sheet-figure.tsx';

/** The drawings of pages that have many. Its address contains its version: its content never changes. */
export const GET: APIRoute = () =>
  new Response(figureSheet.svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
