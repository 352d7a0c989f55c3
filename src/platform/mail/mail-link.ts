/** A link that lets its holder act in the recipient's name. */
export interface MailLink {
  href: string;
  /** When it expires. */
  expiresAt: Date;
}

/** Replaces the link in a stored text; people read it in exports. */
export const linkPlaceholder = '[a link that only the mail itself has]';

/** A text as its recipient reads it. */
export const fillLink = (text: string, href: string): string => text.replace(linkPlaceholder, () => href);

/** Fills the link into HTML, wherever it stands. */
export const fillLinkInHtml = (html: string, href: string): string =>
  html.replaceAll(linkPlaceholder, () => href.replaceAll('&', '&amp;').replaceAll('"', '&quot;'));
