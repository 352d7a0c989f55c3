import type { CaseCategory, CaseId } from '#content/cases/names.ts';

export const galleryPath = '/portfolio';

/** A case's own address, which opens its overlay and can be shared. */
export function getCasePath(id: CaseId): string {
  return `${galleryPath}/${id}`;
}

/** A category as an anchor: "Healthcare AI" is `healthcare-ai`. */
export function getCategoryAnchor(category: CaseCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
