import { collections } from './collections.ts';
import type { Collection } from './define.ts';
import { homeSections } from './home.ts';
import { neutralHome } from './neutral/home.ts';
import { neutralPages } from './neutral/pages.ts';
import { neutralReplies } from './neutral/replies.ts';
import { neutralServices } from './neutral/services.ts';

/** By collection, and then by slug in a list, by key in a fixed one. */
type Texts = Readonly<Record<string, Readonly<Record<string, object>>>>;

const withoutPosts: Texts = {
  services: neutralServices,
  site: { ...neutralHome, ...neutralPages },
  replies: neutralReplies,
};

const withPosts: Texts = {
  ...withoutPosts,
  site: {
    ...withoutPosts['site'],
    homeSections: { ...neutralHome.homeSections, shown: homeSections.shown },
  },
};

/** Shown without a change by every site: the law and the quiz are the same for whoever runs one. */
const kept: ReadonlySet<string> = new Set(['quiz', 'legal']);

/**
 * A site's text in a document's place that neither claims, prices, measures nor names anything.
 * @param hasPosts whether there are any to show
 * @returns null if such a site has no such document: it is made up as a whole
 */
export function findNeutral(
  name: string,
  slug: string,
  { hasPosts = false }: { hasPosts?: boolean } = {},
): Record<string, unknown> | null {
  const neutral = hasPosts ? withPosts : withoutPosts;
  const collection: Collection | undefined = collections[name as keyof typeof collections];
  if (collection === undefined) return null;
  if (collection.kind === 'list') return (neutral[name]?.[slug] ?? null) as Record<string, unknown> | null;
  const found = Object.entries(collection.documents).find(([, document]) => document.slug === slug);
  if (!found) return null;
  const [key, document] = found;
  // As it is stored: without what is left out.
  const data = kept.has(name) ? document.default : (neutral[name]?.[key] ?? document.default);
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
