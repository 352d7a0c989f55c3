import type { ReactNode } from 'react';
import { callToAction, homeSections, responseNotes } from '#content/home.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';

/** The last word, as large as the first. @param children the button that opens the consultation dialog */
export function CallToAction({ children }: { children: ReactNode }) {
  const { heading, lead } = homeSections.callToAction;
  const { contact, start } = callToAction;
  return (
    <section aria-labelledby="call-heading" className="call">
      <div className={frame}>
        <h2 id="call-heading">{heading}</h2>
        <ul>
          {[responseNotes.typical, responseNotes.support].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <div>
          <p>{lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {children}
            <LinkButton href={contact.href} variant="secondary">
              {contact.label}
            </LinkButton>
            <LinkButton href={start.href} variant="secondary">
              {start.label}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
