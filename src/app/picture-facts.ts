import type { Focuses, PictureSizes } from '#domain/uploads/server/read-pictures.ts';
import type { SiteContent } from '#content/collections.ts';
import type { OwnPage } from '#content/own-pages.schema.ts';
import { uploadsPrefix } from '#paths/paths.ts';

let last: { content: SiteContent; focuses: Focuses; focused: SiteContent } | null = null;

/** The content with the focus of each picture that it shows beside it. The last result is remembered. */
export function addFocuses(content: SiteContent, focuses: Focuses): SiteContent {
  if (last?.content === content && last.focuses === focuses) return last.focused;
  const focused = focusPictures(content, focuses);
  last = { content, focuses, focused };
  return focused;
}

/** What is shown, with the focus of each of its pictures beside it. */
export const focusPictures = <Shown>(shown: Shown, focuses: Focuses): Shown =>
  focuses.size === 0 ? shown : (addTo(shown, focuses) as Shown);

/** Fields with a picture's address, each with the field that its focus gets. */
const fields = { image: 'focus', picture: 'pictureFocus' } as const;

function addTo(value: unknown, focuses: Focuses): unknown {
  if (Array.isArray(value)) return value.map((one) => addTo(one, focuses));
  if (typeof value !== 'object' || value === null) return value;
  const result: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(value)) {
    result[name] = addTo(member, focuses);
    const focus = typeof member === 'string' && name in fields ? focuses.get(member) : undefined;
    if (focus) result[fields[name as keyof typeof fields]] = focus;
  }
  return result;
}

/** The page with the size of each picture that is shown whole, so that its place is kept until it has loaded. */
export const addSizes = (page: OwnPage, sizes: PictureSizes): OwnPage => ({
  ...page,
  sections: page.sections.map((section) => {
    if (section.kind !== 'picture' && section.kind !== 'pictureText') return section;
    const size = sizes[section.image.slice(uploadsPrefix.length)];
    return size ? { ...section, size } : section;
  }),
});
