import { Fragment } from 'react';
import type { Navigation } from '#content/navigation.schema.ts';
import type { NotFound } from '#content/pages.schema.ts';
import { buttonClass } from '#design/ui/button.tsx';
import { SearchField } from '#design/ui/search-field.tsx';
import { paths } from '#paths/paths.ts';
import { LinkButton } from '#site/parts/link-button.tsx';
import { frame } from '#site/parts/section.tsx';
import { MissingSheet } from './missing-sheet.tsx';

interface MissingSectionProps {
  words: NotFound;
  links: Navigation['links'];
  /** One page worth reading of those that the navigation leads to, by their paths. */
  ways?: Record<string, { title: string; href: string } | undefined>;
  status?: number;
  /** What the browser's console says before the address. */
  logged?: string;
}

export const MissingSection = ({ words, links, ways, status = 404, logged }: MissingSectionProps) => (
  <section
    data-log-path={logged}
    className={`${frame} grid items-start gap-x-6 gap-y-10 pt-6 pb-10 md:pt-10 md:pb-16 lg:grid-cols-12`}
  >
    <div className="lg:col-span-6">
      <h1 className="text-h2 sm:text-h1">
        {words.heading.split(/(?<=[.!?]) /).map((sentence, index) => (
          <Fragment key={sentence}>
            {index > 0 && ' '}
            <span className="inline-block">{sentence}</span>
          </Fragment>
        ))}
      </h1>
      <p className="mt-3 max-w-[23em] text-body text-ink-2 sm:text-lead md:mt-4">{words.text}</p>
      <form method="get" action={paths.search()} role="search" className="mt-6 max-w-[33em] print:hidden">
        <SearchField id="site-search" label="Search this site" placeholder="A few words">
          <button type="submit" className={buttonClass('secondary')}>
            Search
          </button>
        </SearchField>
      </form>
      <div className="mt-6">
        <LinkButton href={words.action.href}>{words.action.label}</LinkButton>
      </div>
    </div>
    <div className="lg:col-span-6">
      <MissingSheet words={words.drawing} links={links} status={status} />
    </div>
    {ways && (
      <ul className="grid gap-x-6 lg:col-span-12 lg:grid-cols-3">
        {links.map(({ label, href }) => {
          const way = ways[href];
          return (
            way && (
              <li key={href}>
                <a href={way.href} className="group block h-full border-t border-ink py-3">
                  <span className="block text-small text-ink-2">{label}</span>
                  <span className="block max-w-[23em] text-lead underline underline-offset-4 group-hover:text-petrol">
                    {way.title}
                  </span>
                </a>
              </li>
            )
          );
        })}
      </ul>
    )}
  </section>
);
