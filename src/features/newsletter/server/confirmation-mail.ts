import { createElement as h, Fragment } from 'react';
import { MailButton, MailHeading, MailParagraph } from '#domain/mail-text/server/mail-elements.ts';
import { renderMail, type MailLook } from '#domain/mail-text/server/render-mail.ts';
import { linkPlaceholder, type MailLink } from '#platform/mail/mail-link.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { confirmationDays } from './mailed-links.ts';

interface ConfirmationMail {
  look: MailLook;
  recipient: string;
  link: MailLink;
  headers: Record<string, string>;
  /** It is on the list already, by import. */
  isListed: boolean;
}

/** Asks whoever reads an address's mail whether they want the newsletter. */
export async function composeConfirmation(mail: ConfirmationMail): Promise<Mail> {
  const { look, recipient, link, headers, isListed } = mail;
  const { siteName, siteUrl } = look;
  const subject = `Confirm your subscription: ${siteName}`;
  const [why, otherwise] = isListed
    ? [
        `${recipient} is on the list for the newsletter of ${siteName}. Please confirm that you want it.`,
        'If you do nothing, nothing changes. Every issue has a link to unsubscribe.',
      ]
    : [
        `${recipient} was entered for the newsletter of ${siteName}. Please confirm that you want it.`,
        `If that was not you, ignore this mail: you get no newsletter, and the address is deleted after ${confirmationDays} days.`,
      ];
  const body = h(
    Fragment,
    null,
    h(MailHeading, null, 'Confirm your subscription'),
    h(MailParagraph, null, why),
    h(MailButton, { href: linkPlaceholder }, 'Confirm subscription'),
    h(MailParagraph, null, `The link works for ${confirmationDays} days. ${otherwise}`),
  );
  const foot = `You get this mail because your address was entered at ${new URL(siteUrl).host}.`;
  const parts = await renderMail(look, { subject, preview: why, body, foot });
  return { recipient, subject, ...parts, link, headers };
}
