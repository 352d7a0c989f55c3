import type { ReactNode } from 'react';
import type { Link } from '#content/schema.ts';
import { breakAtDomain, keepTogether } from '#design/ui/unbroken.tsx';
import type { Settings } from '#features/settings/contract.ts';
import { phoneUrl } from './phone-url.ts';

interface ContactCardsProps {
  settings: Settings;
  /** How soon a mail is answered, and who answers a call. */
  notes?: { email: string; phone: string };
  hours?: string | undefined;
  /** A link in the last row. */
  link?: Link | undefined;
}

/**
 * Email, phone and address from the site's settings, and the business hours; anything not set is left out.
 */
export function ContactCards({ settings, notes, hours, link }: ContactCardsProps) {
  const { contact_email, contact_phone, contact_address } = settings;
  const others = [contact_email, contact_phone, contact_address, hours].filter(Boolean);
  if (others.length === 0 && !link) return null;
  return (
    <ul className="grid gap-x-6 border-b border-ink sm:grid-cols-2 lg:flex lg:h-full lg:flex-col">
      {contact_email && (
        <Card title="Email" note={notes?.email}>
          <ContactLink href={`mailto:${contact_email}`}>{contact_email}</ContactLink>
        </Card>
      )}
      {contact_phone && (
        <Card title="Phone" note={notes?.phone}>
          <ContactLink href={phoneUrl(contact_phone)}>{contact_phone}</ContactLink>
        </Card>
      )}
      {contact_address && (
        <Card title="Address">
          <address className="whitespace-pre-line not-italic">{contact_address}</address>
        </Card>
      )}
      {hours && <Card title="Hours">{hours}</Card>}
      {link && (
        <Card title="Terms" isWide={others.length % 2 === 0}>
          <a
            href={link.href}
            className="block w-fit py-0.5 text-petrol underline underline-offset-4 hover:text-ink"
          >
            {link.label}
          </a>
        </Card>
      )}
    </ul>
  );
}

interface CardProps {
  title: string;
  note?: string | undefined;
  /** Fills a row of its own where there are two columns. */
  isWide?: boolean;
  children: ReactNode;
}

function Card({ title, note, isWide, children }: CardProps) {
  return (
    <li
      className={`flex flex-wrap content-start items-baseline gap-x-4 border-t border-ink py-3 lg:flex-1 lg:content-center ${isWide ? 'sm:col-span-2' : ''}`}
    >
      <h3 className="min-w-18 text-small text-ink-2 sm:min-w-24 sm:max-lg:w-full">{title}</h3>
      <div className="min-w-0 flex-[1_1_10rem] text-body wrap-anywhere sm:text-lead">
        {children}
        {note && <p className="text-small text-ink-2">{keepTogether(note)}</p>}
      </div>
    </li>
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
