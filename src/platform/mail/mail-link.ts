/** A link that lets whoever has it do something in the recipient's name. */
export interface MailLink {
  href: string;
  /** It opens nothing from then on. */
  expiresAt: Date;
}

/** Stands in a kept text where the link was; people read it in exports. */
export const linkPlaceholder = '[a link that only the mail itself has]';

/** A text as its recipient reads it. */
export const fillLink = (text: string, href: string): string => text.replace(linkPlaceholder, () => href);

/** Takes a link, and what makes it one, out of a text: mail servers quote what they refuse. */
export function hideLink(text: string, href: string): string {
  const secrets = [href, ...new URL(href).searchParams.values()].filter(({ length }) => length >= 16);
  return secrets.reduce((hidden, secret) => hidden.replaceAll(secret, linkPlaceholder), text);
}
