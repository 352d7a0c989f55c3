import type { ReactNode } from 'react';
import { footer } from '#content/navigation.ts';
import type { Settings } from '#features/settings/contract.ts';

interface FooterProps {
  settings: Settings;
  /** The newsletter's form. */
  children: ReactNode;
}

/** Where to go next, how to reach us, and the newsletter as a revision note. */
export function Footer({ settings, children }: FooterProps) {
  return (
    <footer className="site-footer">
      <div>
        <section aria-labelledby="newsletter-heading">
          <h2 id="newsletter-heading">{footer.newsletter.heading}</h2>
          <p>{footer.newsletter.text}</p>
          {children}
        </section>
        {footer.groups.map((group, index) => (
          <nav key={group.heading} aria-label={group.heading}>
            <h2>{group.heading}</h2>
            <FooterLinks links={group.links} />
            {index > 0 && (
              <>
                <FooterLinks links={footer.legal.links} />
                <FooterLinks links={footer.social.links} />
              </>
            )}
          </nav>
        ))}
        <div>
          <h2>{footer.contactHeading}</h2>
          <address>
            <ContactDetails settings={settings} />
          </address>
        </div>
      </div>
      <p>{`${settings.site_name}. ${settings.tagline}.`}</p>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly { label: string; href: string; name?: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href, name }) => (
        <li key={label}>
          <a href={href} aria-label={name}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails({ settings }: { settings: Settings }) {
  return (
    <ul>
      {settings.contact_email && (
        <li>
          <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>
        </li>
      )}
      {settings.contact_phone && (
        <li>
          <a href={`tel:${settings.contact_phone.replaceAll(/[^+\d]/g, '')}`}>{settings.contact_phone}</a>
        </li>
      )}
      {settings.contact_address && <li className="mt-1 whitespace-pre-line">{settings.contact_address}</li>}
    </ul>
  );
}
