import type { ReactNode } from 'react';
import type { Branding } from '#content/branding.schema.ts';
import type { Footer as Content } from '#content/navigation.schema.ts';
import type { Settings } from '#features/settings/contract.ts';
import { breakAtDomain } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';
import { phoneUrl } from '../contact/phone-url.ts';

interface FooterProps {
  footer: Content;
  social: Branding['social'];
  settings: Settings;
  /** Whether issues of the newsletter can be read. */
  hasIssues: boolean;
  /** The page has the newsletter's form itself. */
  hasSignUp?: boolean;
  /** The newsletter's form. */
  children: ReactNode;
}

const headingClass = 'text-small font-semibold';

/** Where to go next, how to reach us, and the newsletter as a revision note. */
export function Footer({ footer, social, settings, hasIssues, hasSignUp = false, children }: FooterProps) {
  return (
    <footer className="border-t-2 border-ink bg-sheet print:mt-6 print:break-inside-avoid print:border-t print:bg-transparent">
      <div className="mx-auto grid max-w-[80rem] grid-cols-[minmax(0,13fr)_minmax(0,7fr)] gap-x-6 gap-y-6 px-4 py-6 md:grid-cols-6 md:gap-y-10 md:py-10 md:px-6 lg:grid-cols-12 print:py-0">
        {!hasSignUp && (
          <section
            aria-labelledby="newsletter-heading"
            className="max-md:col-span-2 max-md:pb-4 md:col-span-6 lg:col-span-4 lg:pr-6 print:hidden"
          >
            <h2 id="newsletter-heading" className="text-h3">
              {footer.newsletter.heading}
            </h2>
            <p className="mt-2 max-w-[23em] text-small text-balance text-ink-2">{footer.newsletter.text}</p>
            {children}
            {hasIssues && (
              <a href={paths.newsletter()} className="foot-link text-small text-ink-2">
                Past issues
              </a>
            )}
          </section>
        )}
        {footer.groups.map((group, index) => (
          <nav
            key={group.heading}
            aria-label={group.heading}
            className={`md:col-span-2 print:hidden ${hasSignUp ? 'lg:col-span-4' : index > 0 ? 'lg:col-span-2' : 'lg:col-span-3'}`}
          >
            <h2 className={headingClass}>{group.heading}</h2>
            <FooterLinks
              links={
                index === footer.groups.length - 1
                  ? [...group.links, ...footer.legal.links, ...social.links]
                  : group.links
              }
            />
          </nav>
        ))}
        {(settings.contact_email || settings.contact_phone || settings.contact_address) && (
          <div className={`max-md:col-span-2 md:col-span-2 ${hasSignUp ? 'lg:col-span-4' : 'lg:col-span-3'}`}>
            <h2 className={headingClass}>{footer.contactHeading}</h2>
            <address className="not-italic">
              <ContactDetails settings={settings} />
            </address>
          </div>
        )}
      </div>
      <div className="mx-auto flex max-w-[80rem] flex-wrap justify-between gap-x-6 gap-y-1 px-4 pb-6 text-fine text-ink-2 md:px-6 print:pb-0">
        <p>{writeImprint(settings.site_name, footer.legalName)}</p>
        {footer.note && <p>{footer.note}</p>}
      </div>
    </footer>
  );
}

/** The last line: whose site this is, by both names where they differ. */
const writeImprint = (siteName: string, legalName = siteName): string =>
  `© ${new Date().getFullYear()} ${[...new Set([siteName, legalName])].join(', ')}`;

function FooterLinks({ links }: { links: readonly { label: string; href: string; name?: string }[] }) {
  return (
    <ul className="mt-2 text-small wrap-anywhere text-ink-2">
      {links.map(({ label, href, name }) => (
        <li key={label}>
          <a href={href} aria-label={name} className="foot-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactDetails({ settings }: { settings: Settings }) {
  return (
    <ul className="mt-2 text-small wrap-anywhere text-ink-2">
      {settings.contact_email && (
        <li>
          <a
            href={`mailto:${settings.contact_email}`}
            aria-label={settings.contact_email}
            className="foot-link"
          >
            {breakAtDomain(settings.contact_email)}
          </a>
        </li>
      )}
      {settings.contact_phone && (
        <li>
          <a href={phoneUrl(settings.contact_phone)} className="foot-link">
            {settings.contact_phone}
          </a>
        </li>
      )}
      {settings.contact_address && <li className="pt-1 whitespace-pre-line">{settings.contact_address}</li>}
    </ul>
  );
}
