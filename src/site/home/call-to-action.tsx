import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import { keepTogether } from '#design/ui/unbroken.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';

interface CallToActionProps {
  content: SiteContent;
  /** How soon messages were answered, as measured; null for nothing. */
  answerRecord: string | null;
  /** The button that opens the consultation dialog. */
  children: ReactNode;
}

/** The last word, as large as the first. */
export function CallToAction({ content, answerRecord, children }: CallToActionProps) {
  const { homeSections, responseNotes, callToAction } = content.site;
  const { heading, lead } = homeSections.callToAction;
  const { contact, start } = callToAction;
  return (
    <section aria-labelledby="call-heading" className="border-t-2 border-ink print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-6 py-6 md:py-10 lg:grid-cols-12`}>
        <h2 id="call-heading" className="max-w-[16em] text-h2 md:text-h1 lg:col-span-7">
          {heading}
        </h2>
        <ul className="self-end text-small text-ink-2 lg:col-span-7 lg:mr-10">
          {[responseNotes.typical, answerRecord, responseNotes.support].map(
            (note) =>
              note && (
                <li key={note} className="border-t border-hairline py-3 last:border-b">
                  {keepTogether(note)}
                </li>
              ),
          )}
        </ul>
        <div className="max-lg:row-start-2 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:self-end">
          <p className="max-w-[27.5em] text-lead text-ink-2">{lead}</p>
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
