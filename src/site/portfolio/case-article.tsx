import type { ReactNode } from 'react';
import type { CaseStudy, CaseResult, Voice } from '#content/cases.schema.ts';
import type { Labels } from '#content/labels.schema.ts';
import type { OnwardWords } from '#content/onward.schema.ts';
import type { Person } from '#content/people.schema.ts';
import type { PostCard } from '#features/posts/contract.ts';
import { paths } from '#paths/paths.ts';
import type { Ways } from '../onward/find-onward.ts';
import { OnwardList } from '../onward/onward-list.tsx';
import { frame } from '../parts/section.tsx';
import { Signers } from '../people/signers.tsx';
import { CaseLegend, type Legend } from './case-legend.tsx';
import { CasePicture } from './case-picture.tsx';

interface CaseArticleProps {
  study: CaseStudy;
  next: CaseStudy;
  words: OnwardWords;
  labels: Labels;
  legend: Legend;
  signers: readonly Person[];
  ways: Ways;
  posts: readonly PostCard[];
  /** The button that opens the consultation dialog. */
  children: ReactNode;
}

/** One case in full: what hurt, what was built, what was measured, what we would change. */
export function CaseArticle(props: CaseArticleProps) {
  const { study, next, words, labels, legend, signers, ways, posts, children } = props;
  return (
    <article data-case-article>
      <div className={`${frame} pt-6 md:pt-10 print:py-0`}>
        <Head study={study} legend={legend} />
        {study.voice && <ClientVoice voice={study.voice} />}
        <Text heading="Challenge" paragraphs={study.challenge} />
        <Text heading="Solution" paragraphs={study.solution} />
        <Part heading="Results">
          <CaseResults results={study.results} />
        </Part>
        <Part heading="Technologies">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 text-lead">
            {study.tech.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Part>
        <Part heading={labels.hindsight}>
          <p className="max-w-[34.5em] border-l-2 border-redline pl-4 text-lead md:pl-6">{study.hindsight}</p>
        </Part>
        {signers.length > 0 && (
          <Part heading={words.signers}>
            <Signers people={signers} />
          </Part>
        )}
        {ways.services.length + ways.cases.length + ways.products.length + posts.length > 0 && (
          <div className="print:hidden">
            <Part heading={words.heading}>
              <OnwardList words={words} ways={ways} posts={posts} />
            </Part>
          </div>
        )}
      </div>
      <footer className="ink-band mt-10 md:mt-16 print:hidden">
        <div className={`${frame} flex flex-wrap items-end justify-between gap-6 py-6 md:py-16`}>
          <div>
            <a
              href={paths.caseStudy(next.slug)}
              data-case={next.client}
              className="text-h3 font-[560] tracking-tight underline underline-offset-6 [font-stretch:112%] hover:text-petrol md:text-h2"
            >
              Next case: {next.client}
            </a>
            <p className="mt-3 max-w-[30em] text-ink-2">{next.hoverSummary}</p>
          </div>
          {children}
        </div>
      </footer>
    </article>
  );
}

/** The case in short, its results and its facts beside the drawing: all but the drawing's foot in the first screen. */
function Head({ study, legend }: Pick<CaseArticleProps, 'study' | 'legend'>) {
  const isDrawn = (study.picture ?? study.thumbnail) !== undefined;
  const facts = [
    ['Category', study.category],
    ['Industry', study.industry],
    ['Year', study.year],
    ['Duration', study.duration],
    ['Team', study.team],
  ] as const;
  return (
    <>
      <h1 className="text-h2 md:text-h1">{study.client}</h1>
      <p className="mt-2 max-w-[34em] text-lead text-ink-2 md:text-h3 lg:min-h-[2lh]">{study.hoverSummary}</p>
      <div className="mt-4 grid grid-cols-1 gap-6 md:mt-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] print:mt-4 print:block">
        <HeadResults results={study.results.slice(0, 3)} />
        {isDrawn && (
          <figure className="lg:col-span-8 lg:row-span-2 lg:row-start-1">
            <CasePicture
              study={study}
              sizes="(min-width: 80rem) 800px, 92vw"
              isWhole
              className="border border-ink sm:grid-cols-2 print:max-w-96 print:grid-cols-2"
            />
            {!study.picture && <CaseLegend legend={legend} />}
          </figure>
        )}
        <dl className="self-start border-b border-hairline lg:col-span-4 print:mt-4">
          {facts.map(([term, fact]) => (
            <div
              key={term}
              className="grid grid-cols-[6rem_1fr] gap-4 border-t border-hairline py-2 text-small"
            >
              <dt className="text-ink-2">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

/** The first results, large, each row with room for two lines; how they were counted is further down. */
function HeadResults({ results }: { results: readonly CaseResult[] }) {
  return (
    <dl className="border-y-2 border-ink lg:col-span-4 lg:col-start-9 print:hidden">
      {results.map(({ metric, value }) => (
        <div
          key={metric}
          className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-hairline py-1.5 first:border-0 lg:block lg:py-3"
        >
          <dt className="text-small leading-tight text-ink-2">{metric}</dt>
          <dd className="text-h3 font-[560] tracking-tight [font-stretch:112%] lg:text-h2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The client on it. */
function ClientVoice({ voice: { quote, name, role } }: { voice: Voice }) {
  return (
    <figure className="mt-10 grid gap-x-6 gap-y-4 border-t border-ink pt-4 md:mt-16 lg:grid-cols-12 print:mt-6 print:block print:break-inside-avoid">
      <blockquote className="max-w-[32em] -indent-[0.45em] text-lead md:text-h3 lg:order-1 lg:col-span-8">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="text-small lg:col-span-4">
        <span dir="auto" className="block font-medium">
          {name}
        </span>
        <span className="text-ink-2">{role}</span>
      </figcaption>
    </figure>
  );
}

function Text({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  return (
    <Part heading={heading}>
      <div className="max-w-[36.5em] space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Part>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-6 gap-y-4 border-t border-ink pt-4 md:mt-16 lg:grid-cols-12 print:mt-6 print:block">
      <h2 className="text-h3 lg:col-span-4 print:mb-2 print:break-after-avoid">{heading}</h2>
      <div className="lg:col-span-8">{children}</div>
    </section>
  );
}

/** The measured results, before and after where both are known, with how they were counted. */
function CaseResults({ results }: { results: readonly CaseResult[] }) {
  return (
    <dl className="border-b border-hairline">
      {results.map(({ metric, value, description }) => (
        <div
          key={metric}
          className="grid gap-x-6 border-t border-hairline py-3 first:border-t-0 first:pt-0 sm:grid-cols-2 print:break-inside-avoid"
        >
          <dt className="font-medium">{metric}</dt>
          <dd className="text-lead sm:col-start-2 sm:row-start-1">
            <Compared value={value} />
          </dd>
          <dd className="max-w-[36em] text-small text-ink-2 sm:col-span-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

const arrow = ' → ';

/** What was before the arrow is past. */
function Compared({ value }: { value: string }) {
  const at = value.indexOf(arrow) + 1;
  return (
    <>
      {at > 0 && <span className="text-ink-2">{value.slice(0, at + arrow.length - 1)}</span>}
      <span className="font-[560] tracking-tight [font-stretch:112%]">
        {at > 0 ? value.slice(at + arrow.length - 1) : value}
      </span>
    </>
  );
}
