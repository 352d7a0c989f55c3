import { toSvgDataUrl } from '#design/drawings/to-svg-data-url.ts';
import { drawingsPrefix } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';

const drawings = import.meta.glob<string>('../../../public/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The preview of the image that a page opens with, as a data address: a drawing of ours whole, without its
 * thumbnail, an uploaded image in a few bytes. Null if none is available.
 */
export async function findPreview(
  { readPreview }: Pick<PageServices, 'readPreview'>,
  url: string | null | undefined,
): Promise<string | null> {
  if (!url?.startsWith(drawingsPrefix)) return readPreview(url);
  const svg = drawings[`../../../public${url}`];
  return svg === undefined
    ? null
    : toSvgDataUrl(
        svg.replace(/\.thumbnail\{.*?(?=<\/style>)/, '').replace(/<g class="thumbnail">.*?<\/g>/, ''),
      );
}
