import type { OwnPage } from '#content/own-pages.schema.ts';
import type { PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import { uploadsPrefix } from '#paths/paths.ts';

/** The page with the size of each picture that is shown whole, so that its place is kept until it has loaded. */
export const addSizes = (page: OwnPage, sizes: PictureSizes): OwnPage => ({
  ...page,
  sections: page.sections.map((section) => {
    if (section.kind !== 'picture') return section;
    const size = sizes[section.image.slice(uploadsPrefix.length)];
    return size ? { ...section, size } : section;
  }),
});
