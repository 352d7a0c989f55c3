import type { APIRoute } from 'astro';
import { drawingFiles } from '#design/drawings/referenced-drawing.tsx';

/** A drawing that pages refer to. Its address contains its version: its content never changes. */
export const GET: APIRoute = ({ params }) => {
  const file = drawingFiles.get(params['name'] ?? '');
  if (!file) return new Response('There is no such drawing.', { status: 404 });
  return new Response(file.svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' },
  });
};
