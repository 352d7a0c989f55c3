import { Fragment } from 'react';
import type { Navigation } from '#content/navigation.schema.ts';
import type { NotFound } from '#content/pages.schema.ts';
import { LinkButton } from '#site/parts/link-button.tsx';
import { frame } from '#site/parts/section.tsx';
import { SearchForm } from '#site/search/search-form.tsx';
import { SheetIndex } from './sheet-index.tsx';

interface MissingSectionProps {
  words: NotFound;
  links: Navigation['links'];
  /** What the browser's console says before the address. */
  logged?: string;
}

export const MissingSection = ({ words, links, logged }: MissingSectionProps) => (
  <section
    data-log-path={logged}
    className={`${frame} grid items-start gap-x-6 gap-y-10 pt-6 pb-10 md:pt-10 md:pb-16 lg:grid-cols-12`}
  >
    <div className="lg:col-span-7">
      <h1 className="text-h2 sm:text-h1">
        {words.heading.split(/(?<=[.!?]) /).map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <span className="inline-block">{sentence}</span>
          </Fragment>
        ))}
      </h1>
      <p className="mt-3 max-w-[23em] text-body text-ink-2 sm:text-lead md:mt-4">{words.text}</p>
      <div className="mt-6 md:mt-10">
        <LinkButton href={words.action.href}>{words.action.label}</LinkButton>
      </div>
      <SearchForm className="mt-6 max-w-[33em] md:mt-10" />
    </div>
    <div className="lg:col-span-5">
      <SheetIndex words={words.drawing} links={links} />
    </div>
  </section>
);
