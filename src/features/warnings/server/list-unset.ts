import { isExampleAddress, isExampleHost } from '#platform/config/example-address.ts';
import type { OwnerSettings } from '#platform/config/owner-settings.ts';

/** Something that a site needs before it goes public, and what happens without it. */
export interface UnsetSetting {
  code: 'no_mail_server' | 'example_booking' | 'example_contact' | 'example_sender';
  text: string;
}

/** Settings that are missing, or examples. @param contact the contact address of the site's settings */
export function listUnset(
  { mail, bookingUrl }: Pick<OwnerSettings, 'mail' | 'bookingUrl'>,
  contact: string,
): UnsetSetting[] {
  const unset: (UnsetSetting | false)[] = [
    mail.smtpUrl === null && {
      code: 'no_mail_server',
      text: 'There is no mail server: replies, notifications and account emails are written to files in DATA_DIR/outbox and delivered to nobody. Set one in Site Settings, Mail & Services, or by SMTP_URL.',
    },
    bookingUrl !== null &&
      isExampleHost(new URL(bookingUrl).hostname) && {
        code: 'example_booking',
        text: 'Consultations cannot be booked: the booking window opens an example address. Set yours in Site Settings, Mail & Services, or by BOOKING_URL.',
      },
    isExampleAddress(contact) && {
      code: 'example_contact',
      text: `The contact address ${contact} is an example: nobody can write to it. Change it in Site Settings.`,
    },
    mail.exampleFrom !== null && {
      code: 'example_sender',
      text: `The sender ${mail.exampleFrom} is an example: emails are from ${mail.from} instead. Set yours in Site Settings, Mail & Services, or by MAIL_FROM.`,
    },
  ];
  return unset.filter((one) => one !== false);
}
