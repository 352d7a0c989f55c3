import type { FindPages } from '#features/insights/server/next/read-next.ts';
import type { SelectLeads } from '#features/insights/server/read-figures.ts';
import { selectLeadSums } from '#features/leads/server/figures/lead-sums.store.ts';
import { readPostCards } from '#features/posts/server/read-post-cards.ts';
import { paths } from '#paths/paths.ts';
import { listStaticPages } from '#site/sharing/static-pages.ts';
import { readContent } from './read-content.ts';

/** What the figures need from the leads. */
export const selectLeads: SelectLeads = selectLeadSums;

const articlePrefix = paths.article('');

/** Which of these pages visitors can find on the site. */
export const findPages: FindPages = async (ctx, asked) => {
  const found = listStaticPages(await readContent(ctx)).map(({ path }) => path);
  const articles = asked.filter((path) => path.startsWith(articlePrefix));
  const posts = await readPostCards(
    ctx,
    articles.map((path) => path.slice(articlePrefix.length)),
  );
  return new Set([...found, ...posts.map(({ slug }) => paths.article(slug))]);
};
