/** The entries with these slugs, in order; missing ones are left out. */
export function pickEntries<Entry extends { slug: string }>(
  entries: readonly Entry[],
  slugs: readonly string[],
): Entry[] {
  return slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []);
}
