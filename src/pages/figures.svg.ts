import type { APIRoute } from 'astro';
import { drawingSprite } from '#design/drawings/sprite-drawing.tsx';

/** The drawings of pages that have many. Its address contains its version: its content never changes. */
export const GET: APIRoute = () =>
  new Response(drawingSprite.svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
