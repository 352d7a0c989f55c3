import { imageSourceSet } from '#domain/uploads/upload-variants.ts';
import type { PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import { uploadsPrefix } from '#paths/paths.ts';
import type { MarkupToken } from './read-markup.ts';

const uploadUrl = new RegExp(`^${uploadsPrefix}([\\w.-]+)$`);

/** How wide an article's column is. */
const columnWidths = '(min-width: 48rem) 680px, 92vw';

/**
 * Says how large an article's uploaded pictures are, so that nothing moves when they arrive, and offers them in
 * several widths. One of unknown size stays as it is: with widths alone, a small one would be enlarged.
 * @param tokens are changed
 */
export function offerWidths(tokens: readonly MarkupToken[], sizes: PictureSizes): void {
  for (const token of tokens) {
    if (token.kind !== 'start' || token.name !== 'img') continue;
    const { attributes } = token;
    const address = attributes.get('src') ?? '';
    const name = address.match(uploadUrl)?.[1];
    if (name === undefined) continue;
    const size = Object.hasOwn(sizes, name) ? sizes[name] : undefined;
    const given = attributes.get('width') ?? '';
    const width = /^[1-9]\d{0,4}$/.test(given) ? Number(given) : size?.width;
    if (width === undefined) continue;
    attributes.set('width', String(width));
    if (size) attributes.set('height', String(Math.max(1, Math.round((width * size.height) / size.width))));
    const sourceSet = imageSourceSet(address);
    if (!sourceSet) continue;
    attributes.set('srcset', sourceSet);
    attributes.set('sizes', columnWidths);
  }
}
