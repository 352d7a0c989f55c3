/** The slug, or the first one with a number that is free. */
export async function findFreeSlug(
  wanted: string,
  isFree: (slug: string) => Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    const slug = wanted.slice(0, 200 - suffix.length) + suffix;
    if (await isFree(slug)) return slug;
  }
}
