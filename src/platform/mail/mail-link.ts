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
