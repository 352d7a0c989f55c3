import type { ReactNode } from 'react';
import type { CaseStudy, Voice } from '#content/cases.schema.ts';
import type { SiteContent } from '#content/collections.ts';
import type { Service } from '#content/services.schema.ts';
import { paths } from '#paths/paths.ts';
import { ClientVoice } from '../parts/client-voice.tsx';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { ReferencedCaseDrawing } from '../portfolio/case-drawing.tsx';
import { LegendSamples, type Legend } from '../portfolio/case-legend.tsx';
import { DrawnScreen } from '../products/screens/drawn-screen.tsx';
import { findFirstCase } from './service-facts.tsx';

/** Work that a page shows: a picture or a screen of it, what a client says, and what was measured. */
export interface Work {
  figure: ReactNode;
  /** Whether the figure has dashed, red and yellow lines. */
  isDrawn: boolean;
  voice?: Voice | undefined;
  results: readonly { metric: string; value: string }[];
  /** The case that it is from. */
  study?: CaseStudy | undefined;
}

/** The work of a service: its own screen with what stands beside it, or the first case that its page leads to. */
export function findWork(content: SiteContent, detail: Service): Work {
  const { picture, screen, voice, results } = detail;
  const work = showCase(findFirstCase(content, detail));
  const own = picture && <PictureOrDrawing picture={picture} sizes={figureSizes} eager />;
  const isDrawn = !own && (screen !== undefined || work.isDrawn);
  if (screen) {
    return { figure: own ?? <DrawnScreen screen={screen} />, isDrawn, voice, results: results ?? [] };
  }
  return {
    ...work,
    figure: own ?? work.figure,
    isDrawn,
    voice: voice ?? work.voice,
    results: results ?? work.results,
  };
}

const figureSizes = '(min-width: 80rem) 820px, 92vw';

/** A case's screen, whole, or its left half where there is no room for both. */
export function showCase(study: CaseStudy | undefined): Work {
  if (!study) return { figure: undefined, isDrawn: false, results: [] };
  const { thumbnail, picture, drawing, voice, results } = study;
  const isDrawn = (picture ?? thumbnail) !== undefined;
  const figure = isDrawn ? (
    <PictureOrDrawing picture={picture} sizes={figureSizes}>
      {thumbnail && (
        <div className="overflow-hidden">
          <ReferencedCaseDrawing
            drawn={thumbnail}
            label={drawing}
            className="max-sm:w-[200%] max-sm:max-w-none"
          />
        </div>
      )}
    </PictureOrDrawing>
  ) : undefined;
  return { figure, isDrawn: isDrawn && !picture, voice, results: results.slice(0, 3), study };
}

interface WorkShownProps {
  work: Work;
  /** Before the name of the case: what kind of work it is. Left out, the case is named above. */
  title?: string;
  legend: Legend;
  className?: string;
}

/** A screen of the work at a size that can be read, under its name; beside or below it who says what of it, and what was measured. */
export function WorkShown({ work, title, legend, className = '' }: WorkShownProps) {
  const { figure, isDrawn, voice, results, study } = work;
  if (!figure && !voice && results.length === 0) return null;
  const Figure = isDrawn ? 'figure' : 'div';
  const source = study && title && (
    <a
      href={paths.caseStudy(study.slug)}
      className="block py-1 underline underline-offset-4 hover:text-petrol"
    >
      {`${title}: ${study.client}`}
    </a>
  );
  return (
    <div className={`grid gap-6 xl:grid-cols-12 ${className}`}>
      {figure && (
        <Figure className="xl:col-span-8">
          {isDrawn && (
            <figcaption className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-fine text-ink-2">
              <LegendSamples legend={legend} />
            </figcaption>
          )}
          <div className="border border-ink bg-sheet">{figure}</div>
        </Figure>
      )}
      <div
        className={`flex flex-col gap-x-6 gap-y-4 border-t-2 border-ink pt-3 md:max-xl:grid md:max-xl:grid-cols-2 ${figure ? 'xl:col-span-4' : 'xl:col-span-12'} ${isDrawn ? 'xl:mt-8.5' : ''}`}
      >
        {voice ? <ClientVoice voice={voice}>{source}</ClientVoice> : source}
        {results.length > 0 && <Results results={results} />}
      </div>
    </div>
  );
}

/** The first alone on a phone. */
function Results({ results }: Pick<Work, 'results'>) {
  return (
    <dl className="flex grow flex-col border-b border-hairline md:max-xl:-mt-3">
      {results.map(({ metric, value }) => (
        <div
          key={metric}
          className="flex grow flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-2 max-md:not-first:hidden"
        >
          <dt className="flex-1 basis-28 text-balance text-small text-ink-2">{metric}</dt>
          <dd className="text-lead font-[560] tracking-tight [font-stretch:112%] lg:text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
