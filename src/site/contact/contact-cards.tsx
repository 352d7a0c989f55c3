import type { Link } from '#content/schema.ts';
import { breakAtDomain, keepTogether } from '#design/ui/unbroken.tsx';
import type { Settings } from '#features/settings/contract.ts';
import { phoneUrl } from './phone-url.ts';

interface ContactCardsProps {
  settings: Settings;
  /** How soon a mail is answered, and what is supported outside the hours. */
  notes: { email: string; support: string };
  hours?: string | undefined;
  /** A link in the last row. */
  link?: Link | undefined;
}

/** Email, phone and address from the site's settings, and the business hours; anything not set is left out. */
export function ContactCards({ settings, notes, hours, link }: ContactCardsProps) {
  const { contact_email, contact_phone, contact_address } = settings;
  const phoneHref = phoneUrl(contact_phone);
  const cards = [
    {
      title: 'Email',
      note: notes.email,
      said: contact_email && <ContactLink href={`mailto:${contact_email}`}>{contact_email}</ContactLink>,
    },
    {
      title: 'Phone',
      note: hours ? undefined : notes.support,
      said: phoneHref ? <ContactLink href={phoneHref}>{contact_phone}</ContactLink> : contact_phone,
    },
    {
      title: 'Address',
      said: contact_address && (
        <address className="whitespace-pre-line not-italic">{contact_address}</address>
      ),
    },
    { title: 'Hours', note: notes.support, said: hours },
    { title: 'Terms', said: link && <ContactLink href={link.href}>{link.label}</ContactLink> },
  ].filter(({ said }) => said);
  if (cards.length === 0) return null;
  return (
    <ul className="grid gap-x-6 border-b border-ink sm:grid-cols-2 lg:flex lg:h-full lg:flex-col">
      {cards.map(({ title, note, said }, index) => (
        <li
          key={title}
          className={`flex flex-wrap content-start items-baseline gap-x-4 border-t border-ink py-3 lg:flex-1 lg:content-center ${index % 2 === 0 && index === cards.length - 1 ? 'sm:col-span-2' : ''}`}
        >
          <h3 className="min-w-18 text-small text-ink-2 sm:min-w-24 sm:max-lg:w-full">{title}</h3>
          <div className="min-w-0 flex-[1_1_10rem] text-body wrap-anywhere sm:text-lead">
            {said}
            {note && <p className="text-small text-ink-2">{keepTogether(note)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      aria-label={children}
      className="block w-fit py-0.5 text-petrol underline underline-offset-4 hover:text-ink"
    >
      {breakAtDomain(children)}
    </a>
  );
}
