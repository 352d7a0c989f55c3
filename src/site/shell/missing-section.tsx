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
    className={`${frame} grid items-start gap-x-6 gap-y-10 py-10 md:py-26 lg:grid-cols-12`}
  >
    <div className="lg:col-span-7">
      <h1 className="text-h2 sm:text-h1">{words.heading}</h1>
      <p className="mt-4 mb-6 max-w-[23em] text-lead text-ink-2">{words.text}</p>
      <LinkButton href={words.action.href}>{words.action.label}</LinkButton>
      <SearchForm variant="secondary" className="mt-10 max-w-[30rem]" />
    </div>
    <div className="lg:col-span-5">
      <SheetIndex words={words.drawing} links={links} />
    </div>
  </section>
);
