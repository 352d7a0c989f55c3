import type { ReactNode } from 'react';
import type { Footer } from '#content/navigation.schema.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { paths } from '#paths/paths.ts';

/** What the newsletter is, above its form. */
export const NewsletterHead = ({ heading, lead }: { heading: string; lead: string }) => (
  <>
    <h1 className="text-h2 text-balance sm:text-h1">{keepTogether(heading)}</h1>
    <p className="mt-3 text-body text-ink-2 sm:text-lead">{keepTogether(lead)}</p>
  </>
);

interface SignUpProps {
  heading: string;
  footer: Footer;
  isLarge?: boolean;
  /** The newsletter's form. */
  children: ReactNode;
}

/**
 * The newsletter's form and what becomes of an address: framed after an issue, large and free below the newsletter's
 * own heading. Its page imports newsletter.css.
 */
export function SignUp({ heading, footer: { newsletter, legal }, isLarge = false, children }: SignUpProps) {
  const policy = legal.links.find(({ href }) => href === paths.privacy());
  return (
    <section
      aria-labelledby="sign-up-heading"
      className={`print:hidden ${isLarge ? 'sign-up-large' : 'border-2 border-ink bg-sheet px-4 py-6 sm:px-6'}`}
    >
      <h2 id="sign-up-heading" className={isLarge ? 'sr-only' : 'text-h3'}>
        {heading}
      </h2>
      {children}
      <p className="mt-3 text-small text-ink-2">
        {newsletter.privacy}{' '}
        {policy && (
          <a
            href={policy.href}
            className="whitespace-nowrap text-petrol max-sm:block underline underline-offset-4 hover:text-ink"
          >
            {policy.label}
          </a>
        )}
      </p>
    </section>
  );
}
