import type { ReactNode } from 'react';
import type { SiteContent } from '#content/collections.ts';
import { LinkButton } from '../parts/link-button.tsx';
import { frame } from '../parts/section.tsx';
import { WhoAnswers } from '../people/who-answers.tsx';

interface CallToActionProps {
  content: SiteContent;
  /** How soon messages were answered, as measured; null for nothing. */
  answerRecord: string | null;
  /** The button that opens the consultation dialog. */
  children: ReactNode;
}

/** The last word, as large as the first, beside who answers. */
export function CallToAction({ content, answerRecord, children }: CallToActionProps) {
  const { homeSections, callToAction } = content.site;
  const { heading, lead } = homeSections.callToAction;
  const { contact, start } = callToAction;
  return (
    <section aria-labelledby="call-heading" className="border-t-2 border-ink print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-4 py-6 md:py-10 lg:grid-cols-12`}>
        <div className="lg:col-span-5 xl:col-span-6">
          <h2 id="call-heading" className="max-w-[12em] text-h2 md:text-h1">
            {heading}
          </h2>
          <p className="mt-4 max-w-[27.5em] text-ink-2 md:text-lead">{lead}</p>
          <div className="mt-4 flex flex-wrap md:mt-6 gap-3 max-sm:[&_button]:basis-full max-sm:[&>a]:flex-1">
            {children}
            <LinkButton href={contact.href} variant="secondary">
              {contact.label}
            </LinkButton>
            <LinkButton href={start.href} variant="secondary">
              {start.label}
            </LinkButton>
          </div>
        </div>
        <div className="lg:col-span-7 xl:col-span-6">
          <WhoAnswers content={content} answerRecord={answerRecord} />
        </div>
      </div>
    </section>
  );
}
