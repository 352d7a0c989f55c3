import type { SiteContent } from '#content/collections.ts';
import { fillFacts } from '#content/facts.schema.ts';
import { ownPageSlug } from '#content/own-pages.schema.ts';
import { listFormerSlugs, readSiteContent } from '#features/content/server/read-site-content.ts';
import type { FortuneAdvice, FortuneAnswers } from '#features/fortune/contract.ts';
import type { FortuneWords } from '#features/fortune/server/generate-fortune.ts';
import { readSettings } from '#features/settings/server/read-settings.ts';
import type { MailLook } from '#domain/mail-text/server/render-mail.ts';
import { getIconUrl } from '#domain/uploads/upload-variants.ts';
import type { Platform } from '#platform/context.ts';
import { chooseAdvice } from '#site/home/choose-advice.ts';
import { findOwnPage } from '#site/pages/own-pages.ts';
import { readPostCards } from '#features/posts/server/read-post-cards.ts';
import { paths } from '#paths/paths.ts';
import { listStaticPages } from '#site/sharing/static-pages.ts';

/** The site's current content, as visitors see it. */
export async function readContent(platform: Pick<Platform, 'database'>): Promise<SiteContent> {
  return showContent((await readSiteContent(platform)).content);
}

const shownContents = new WeakMap<SiteContent, SiteContent>();

/** Stored content as pages show it: with the facts in its texts. */
export function showContent(content: SiteContent): SiteContent {
  const filled = shownContents.get(content) ?? fillFacts(content);
  shownContents.set(content, filled);
  return filled;
}

/** Whether one of the owner's own pages is or was at an address. */
export async function isOwnPage(platform: Platform, path: string): Promise<boolean> {
  const { content, former } = await readSiteContent(platform);
  const slug = ownPageSlug(path);
  return slug !== null && (findOwnPage(content, path) !== null || former.has(`pages/${slug}`));
}

type Person = SiteContent['people'][number];

/** The people of the site, as visitors see them, with the slugs that each has had. */
export async function readPeople(
  platform: Pick<Platform, 'database'>,
): Promise<(Person & { formerSlugs: string[] })[]> {
  const { content, former } = await readSiteContent(platform);
  return content.people.map((person) => ({
    ...person,
    formerSlugs: listFormerSlugs(former, 'people', person.slug),
  }));
}

/** The texts that fortunes are made of. */
export async function readFortuneWords(platform: Pick<Platform, 'database'>): Promise<FortuneWords> {
  const { quiz, site } = await readContent(platform);
  const { small, medium, large, enterprise } = quiz.budget.options;
  return {
    bands: { small: small.label, medium: medium.label, large: large.label, enterprise: enterprise.label },
    fortunes: site.fortunes,
  };
}

/** The text beside the newsletter's form. */
export async function readSignupText(platform: Pick<Platform, 'database'>): Promise<string> {
  const { heading, text } = (await readContent(platform)).site.footer.newsletter;
  return `${heading}\n${text}`;
}

/** Whose mail it is, as it shows that. */
export async function readMailLook({
  config,
  database,
}: Pick<Platform, 'config' | 'database'>): Promise<MailLook> {
  const [settings, { site }] = await Promise.all([readSettings({ database }), readContent({ database })]);
  const { favicon } = site.branding;
  const logo = settings.logo_url;
  const mark = favicon || !logo ? '/icon-192.png' : logo.startsWith('/') ? getIconUrl(logo, 192) : logo;
  return {
    siteName: settings.site_name,
    siteUrl: config.siteUrl.origin,
    markUrl: new URL(mark, config.siteUrl).href,
    address: settings.contact_address.replaceAll('\n', ', '),
  };
}

/** The site's recommendation for these quiz answers. */
export async function readAdvice(
  platform: Pick<Platform, 'database'>,
  answers: FortuneAnswers,
): Promise<FortuneAdvice | undefined> {
  return chooseAdvice(await readContent(platform), answers);
}

const articlePrefix = paths.article('');

/** The titles of those of these pages that visitors can find on the site, by path. */
export async function findPages(
  platform: Platform,
  requested: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(requested);
  const staticPages = listStaticPages(await readContent(platform)).filter(({ path }) => wanted.has(path));
  const articles = requested.filter((path) => path.startsWith(articlePrefix));
  const posts = await readPostCards(
    platform,
    articles.map((path) => path.slice(articlePrefix.length)),
  );
  return new Map([
    ...staticPages.map(({ path, title }) => [path, title] as const),
    ...posts.map(({ slug, title }) => [paths.article(slug), title] as const),
  ]);
}
