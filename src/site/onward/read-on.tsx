import type { ReactNode } from 'react';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { frame } from '../parts/section.tsx';
import { CaseDrawing } from '../portfolio/case-drawing.tsx';
import type { Ways } from './find-onward.ts';
import { OnwardList } from './onward-list.tsx';

interface ReadOnProps {
  words: OnwardWords;
  ways: Ways;
  posts?: readonly PostCard[];
  /** For pages without bytes to spare: the case is in the list too, without its drawing. */
  isPlain?: boolean;
  /** The button that opens the consultation dialog. */
  children?: ReactNode;
}

/** The foot of a page: a case with its drawing and what it measured, and the other ways onward as a list. */
export function ReadOn({ words, ways, posts, isPlain = false, children }: ReadOnProps) {
  const study = isPlain ? undefined : ways.cases[0];
  const cases = study ? ways.cases.slice(1) : ways.cases;
  return (
    <section aria-labelledby="onward-heading" className="border-t border-hairline print:hidden">
      <div className={`${frame} grid gap-x-6 gap-y-6 py-10 md:py-16 lg:grid-cols-12`}>
        <div className={study ? 'lg:col-span-4' : 'lg:col-span-3'}>
          <h2 id="onward-heading" className={isPlain ? 'text-h3' : 'text-h2'}>
            {words.heading}
          </h2>
          {study && <CaseTeaser study={study} kind={words.case} />}
        </div>
        <div className={study ? 'lg:col-span-8 lg:pl-10' : 'lg:col-span-9'}>
          <OnwardList words={words} ways={{ ...ways, cases }} posts={posts} />
          {children && (
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              {children}
              <p className="max-w-[23em] text-small text-ink-2">{words.booking.text}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

function CaseTeaser({ study, kind }: { study: Ways['cases'][number]; kind: string }) {
  const [result] = study.results;
  return (
    <article className="group relative mt-4 grid gap-x-6 gap-y-4 sm:max-lg:grid-cols-2 md:mt-6">
      {(study.picture ?? study.thumbnail) && (
        <div className="self-start border border-ink bg-sheet max-sm:hidden">
          <PictureOrDrawing picture={study.picture} sizes="(min-width: 64rem) 480px, 92vw" decorative>
            {study.thumbnail && <CaseDrawing drawn={study.thumbnail} decorative part="0 0 450 318" />}
          </PictureOrDrawing>
        </div>
      )}
      <div>
        <p className="text-small text-ink-2">{kind}</p>
        <h3 className="text-h3">
          <a
            href={paths.caseStudy(study.slug)}
            className="underline-offset-6 group-hover:underline after:absolute after:inset-0"
          >
            {study.client}
          </a>
        </h3>
        <p className="mt-1 max-w-[27.5em] text-ink-2">{study.hoverSummary}</p>
        {result && (
          <p className="mt-3 text-small text-ink-2">
            <span className="mr-2 font-mono text-body text-ink">{result.value}</span>
            {result.metric}
          </p>
        )}
      </div>
    </article>
  );
}
