import type { PublishedPost } from '#features/posts/server/list-published.ts';
import type { Settings } from '#features/settings/contract.ts';
import { paths } from '#paths/paths.ts';
import type { StaticPage } from './static-pages.ts';

interface Guide {
  siteUrl: string;
  settings: Settings;
  pages: readonly StaticPage[];
  posts: readonly PublishedPost[];
}

/** How many articles are listed; the feed and the sitemap have the rest. */
export const articlesInGuide = 30;

/** The site for language models, as llmstxt.org proposes it: Markdown with a line for each page. */
export function writeLlmsText({ siteUrl, settings, pages, posts }: Guide): string {
  const isPart = ({ kind }: StaticPage) => kind === 'Service' || kind === 'Case study';
  const toLink = ({ path, title, description }: Omit<StaticPage, 'kind'>) =>
    `- [${toText(title)}](${siteUrl}${path}): ${toText(description)}`;
  const articles = posts.map(({ slug, title, excerpt }) =>
    toLink({ path: paths.article(slug), title, description: excerpt }),
  );
  return [
    `# ${toText(settings.site_name)}`,
    `> ${toText(settings.tagline)}`,
    list('Pages', pages.filter((page) => !isPart(page)).map(toLink)),
    list('Services', pages.filter(({ kind }) => kind === 'Service').map(toLink)),
    list('Case studies', pages.filter(({ kind }) => kind === 'Case study').map(toLink)),
    list('Articles', articles),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const list = (heading: string, links: string[]): string =>
  links.length > 0 ? `## ${heading}\n\n${links.join('\n')}` : '';

/** One line, without what Markdown would read as a link. */
const toText = (text: string): string => text.replaceAll(/[[\]\s]+/g, ' ').trim();
