import type { Branding } from '#content/branding.schema.ts';
import { paths } from '#paths/paths.ts';

interface Robots {
  siteUrl: string;
  crawlers: Branding['crawlers'];
}

/** The names that crawlers are addressed by in robots.txt, as their operators document them. */
const crawlerNames = {
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'Meta-ExternalAgent',
    'Amazonbot',
    'Bytespider',
    'CCBot',
  ],
  search: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'],
} as const;

/** The uses of https://contentsignals.org that the owner decides on. */
const signals = { training: 'ai-train', search: 'ai-input' } as const;

const groups = ['training', 'search'] as const;

/** Tells crawlers which pages to leave alone, which of them may not read at all, and where the sitemap is. */
export function writeRobotsText({ siteUrl, crawlers = {} }: Robots): string {
  const said = groups.flatMap((group) => {
    const permission = crawlers[group];
    return permission ? [`${signals[group]}=${permission === 'allow' ? 'yes' : 'no'}`] : [];
  });
  const refused = groups.flatMap((group) => (crawlers[group] === 'refuse' ? crawlerNames[group] : []));
  return [
    'User-agent: *',
    ...(said.length > 0 ? [`Content-Signal: ${said.join(', ')}`] : []),
    'Disallow: /admin',
    'Disallow: /auth',
    'Disallow: /functions',
    '',
    ...(refused.length > 0 ? [...refused.map((name) => `User-agent: ${name}`), 'Disallow: /', ''] : []),
    `Sitemap: ${siteUrl}${paths.sitemap()}`,
    '',
  ].join('\n');
}
