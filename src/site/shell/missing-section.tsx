import { Fragment } from 'react';
import type { SiteContent } from '#content/collections.ts';
import type { NotFound } from '#content/pages.schema.ts';
import { LinkButton } from '#site/parts/link-button.tsx';
import { frame } from '#site/parts/section.tsx';
import { SearchForm } from '#site/search/search-form.tsx';
import { isWorthGoingTo, MissingSheets, Sheet } from './missing-sheet.tsx';

interface MissingSectionProps {
  words: NotFound;
  site: SiteContent['site'];
  status?: number;
  /** What the browser's console says before the address. */
  logged?: string;
}

export const MissingSection = ({ words, site, status = 404, logged }: MissingSectionProps) => (
  <section
    data-log-path={logged}
    className={`${frame} missing grid gap-x-6 gap-y-6 pt-6 pb-10 md:gap-y-10 md:pt-10 md:pb-16 lg:grid-cols-12`}
  >
    <div className="lg:col-span-5">
      <h1 className="text-h2 sm:text-h1">
        {words.heading.split(/(?<=[.!?]) /).map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <span className="inline-block">{sentence}</span>
          </Fragment>
        ))}
      </h1>
      <p className="mt-3 max-w-[23em] text-body text-ink-2 sm:text-lead md:mt-4">{words.text}</p>
      <div className="mt-4">
        <LinkButton href={words.action.href}>{words.action.label}</LinkButton>
      </div>
      <SearchForm variant="secondary" className="mt-6 max-w-[33em] pt-2" />
    </div>
    <div className="lg:col-span-7">
      <MissingSheets words={words.drawing} link={site.navigation.links[0]} status={status} />
    </div>
    <div className="missing-rest lg:col-span-12">
      {site.navigation.links
        .slice(1)
        .filter(isWorthGoingTo)
        .map((link) => (
          <Sheet key={link.href} link={link} />
        ))}
    </div>
  </section>
);
