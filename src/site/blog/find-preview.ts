import { toSvgAddress } from '#design/figures/to-svg-address.ts';
import { drawingsPrefix } from '#paths/paths.ts';
import type { PageServices } from '../page-services.ts';

const drawings = import.meta.glob<string>('../../../public/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * What stands in the page for the picture that it opens with, as a data address: a drawing of ours whole, of an
 * uploaded picture a few bytes. Null where there is none to be had.
 */
export async function findPreview(
  { readPreview }: Pick<PageServices, 'readPreview'>,
  url: string | null | undefined,
): Promise<string | null> {
  if (!url?.startsWith(drawingsPrefix)) return readPreview(url);
  const svg = drawings[`../../../public${url}`];
  return svg === undefined ? null : toSvgAddress(svg);
}
