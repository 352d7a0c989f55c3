export const galleryPath = '/portfolio';

/** A case's own address, which opens its overlay and can be shared. */
export function getCasePath(id: string): string {
  return `${galleryPath}/${id}`;
}

/** The gallery with the cases of one category. */
export function getCategoryPath(category: string): string {
  return `${galleryPath}?${new URLSearchParams({ category })}`;
}
