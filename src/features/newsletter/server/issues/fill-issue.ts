import { paths } from '#paths/paths.ts';

/** Placeholders in an issue's mail where each recipient has another link. */
export const issuePlaceholders = {
  unsubscribe: 'https://unsubscribe.invalid/',
  preferences: 'https://preferences.invalid/',
} as const;

interface Parts {
  html: string;
  text: string;
}

/** An issue's mail with one recipient's own links. */
export function fillIssue({ html, text }: Parts, siteUrl: URL, token: string): Parts {
  const unsubscribe = new URL(paths.unsubscribe(token), siteUrl).href;
  const preferences = new URL(paths.newsletterPreferences(token), siteUrl).href;
  const fill = (part: string) =>
    part
      .replaceAll(issuePlaceholders.unsubscribe, () => unsubscribe)
      .replaceAll(issuePlaceholders.preferences, () => preferences);
  return { html: fill(html), text: fill(text) };
}
